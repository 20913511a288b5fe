/**
 * The longer proofs, which stand apart from the gate: runs one, or all in turn, or lists them.
 *
 * Usage: npm run proof
 *        npm run proof -- <name> [arguments]
 *        npm run proof -- all
 */
import { spawnSync, type StdioOptions } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { ensureTestSite } from '../gate/test-site.ts';
import { ensureBrowser } from '../support/browser.ts';
import { PROOFS, type Proof } from './proofs.ts';

/** @returns whether it held. */
function run(proof: Proof, words: readonly string[], stdio: StdioOptions = 'inherit'): boolean {
  if (proof.needsSite) ensureTestSite();
  const command = [proof.command, ...words.map((word) => JSON.stringify(word))].join(' ');
  // What the caller's environment says wins: FUZZ_RUNS, for a quick try.
  const env = { ...proof.env, ...process.env };
  return spawnSync(command, { shell: true, stdio, env }).status === 0;
}

/** Runs each proof that can be run here, and prints a table of what came of them. */
function runAll(): void {
  const rows = Object.entries(PROOFS).map(([name, proof]) => {
    if (proof.takes?.startsWith('<'))
      return { proof: name, result: `not run: takes ${proof.takes}`, seconds: 0 };
    console.log(`${name}, about ${proof.minutes} min…`);
    const start = performance.now();
    const log = `tests/results/proof-${name}.log`;
    const file = openSync(log, 'w');
    const held = run(proof, [], ['ignore', file, file]);
    const [notRun] = /^Not run: .*$/m.exec(readFileSync(log, 'utf8')) ?? [];
    const result = held ? (notRun?.toLowerCase() ?? 'ok') : `failed: ${log}`;
    return { proof: name, result, seconds: Math.round((performance.now() - start) / 1000) };
  });
  console.table(rows);
  if (rows.some(({ result }) => result.startsWith('failed'))) process.exitCode = 1;
}

function list(): void {
  console.log('npm run proof -- <name>, on two cores, or « all »:\n');
  for (const [name, { shows, minutes, takes = '' }] of Object.entries(PROOFS))
    console.log(`${`${name} ${takes}`.padEnd(24)} ${String(minutes).padStart(3)} min  ${shows}`);
}

const [name, ...words] = process.argv.slice(2);
const proof = PROOFS[name ?? ''];
mkdirSync('tests/results', { recursive: true });
if (name === undefined) list();
else if (proof || name === 'all') {
  ensureBrowser();
  if (!proof) runAll();
  else if (!run(proof, words)) process.exitCode = 1;
} else {
  list();
  console.error(`\nThere is no proof « ${name} ».`);
  process.exitCode = 1;
}
