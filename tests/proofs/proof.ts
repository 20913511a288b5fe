/**
 * The longer proofs, which stand apart from the gate: runs one, or lists them all.
 *
 * Usage: npm run proof
 *        npm run proof -- <name> [arguments]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ensureTestSite } from '../gate/test-site.ts';
import { ensureBrowser } from '../support/browser.ts';
import { PROOFS } from './proofs.ts';

const [name, ...rest] = process.argv.slice(2);
const proof = PROOFS[name ?? ''];

if (!proof) {
  console.log('npm run proof -- <name>, on two cores:\n');
  for (const [name, { shows, minutes, takes = '' }] of Object.entries(PROOFS))
    console.log(`${`${name} ${takes}`.padEnd(24)} ${String(minutes).padStart(3)} min  ${shows}`);
  if (name !== undefined) console.error(`\nThere is no proof « ${name} ».`);
  process.exit(name === undefined ? 0 : 1);
}

ensureBrowser();
mkdirSync('tests/results', { recursive: true });
if (proof.needsSite) ensureTestSite();
const command = [proof.command, ...rest.map((word) => JSON.stringify(word))].join(' ');
// What the caller's environment says wins: FUZZ_RUNS, for a quick try.
const env = { ...proof.env, ...process.env };
const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
process.exitCode = status ?? 1;
