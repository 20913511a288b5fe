/**
 * The gate: every check of the project, in the order of their cost. Prints a line with its time for each part that
 * ends; at the end, of each part that failed, the last that it printed; and the sum as its last line.
 *
 * Usage: npm test
 *        npm test -- <part> [words of files’ names] [options of its command]
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from '../support/browser.ts';
import { LANES, PARTS, RESULTS, type Count } from './parts.ts';
import { counted, runPart } from './run-part.ts';
import { ensureTestSite } from './test-site.ts';

/** How many lines of a log are shown after a failure. */
const LAST_LINES = 60;

const counts = new Map<string, Count>();
const logOf = (name: string) => `${RESULTS}/${name}.log`;
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

/** Runs some parts in the order of their cost, quietly. */
async function runInTurn(names: readonly string[]): Promise<void> {
  for (const [name, part] of Object.entries(PARTS)) {
    if (!names.includes(name)) continue;
    const start = performance.now();
    const siteFailed = part.needsSite && counts.get('site')?.failed;
    const missing = siteFailed ? '« site » failed' : part.missing?.();
    const count = missing === undefined ? await runPart(name, [], logOf(name)) : undefined;
    if (count) counts.set(name, count);
    const said = count ? counted(count) : `not run: ${missing}`;
    console.log(`${name.padEnd(9)}${said.padEnd(24)} ${seconds(start).padStart(6)}`);
  }
}

/** Runs every part: what reads the sources in lanes, then what looks at the site. */
async function runAll(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await Promise.all(LANES.map(runInTurn));
  await runInTurn(Object.keys(PARTS).filter((name) => !LANES.flat().includes(name)));
  for (const [name, { failed }] of counts) {
    if (failed === 0) continue;
    const lines = stripVTControlCharacters(readFileSync(logOf(name), 'utf8'))
      .trim()
      .split('\n');
    console.log(
      `\n${name} failed. All that it printed: ${logOf(name)}. Again: npm test -- ${name}`,
    );
    for (const line of lines.slice(-LAST_LINES)) console.log(`  ${line}`);
  }
}

/** Runs one part by name, with everything that it prints. */
async function runOne(name: string, words: readonly string[]): Promise<void> {
  const part = PARTS[name];
  if (!part) {
    console.error(`There is no part « ${name} ». The parts: ${Object.keys(PARTS).join(', ')}.`);
    process.exit(1);
  }
  mkdirSync(RESULTS, { recursive: true });
  const missing = part.missing?.();
  if (part.needsSite && missing === undefined) ensureTestSite();
  if (missing === undefined) counts.set(name, await runPart(name, words));
  else console.log(`Not run: ${missing}.`);
}

const [name, ...words] = process.argv.slice(2);
const start = performance.now();
ensureBrowser();
await (name === undefined ? runAll() : runOne(name, words));
const total = { passed: 0, failed: 0 };
for (const [name, { passed, failed }] of counts) {
  total.passed += passed;
  total.failed += failed;
  const mend = PARTS[name]?.mend;
  if (failed > 0 && mend !== undefined) console.log(`\nMend: ${mend}`);
}
console.log(`\n${seconds(start)} in all\n${counted(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
