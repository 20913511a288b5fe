/**
 * The gate: runs every check of the project, the cheapest first. Prints a line with the result and time of each part, then
 * the last lines of output of each part that failed, and the totals as its last line.
 *
 * Usage: npm test
 *        npm test -- <part> [words from file names] [options of its command]
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from '../support/browser.ts';
import { PARTS, RESULTS, STAGES, type Count } from './parts.ts';
import { formatCount, runPart } from './run-part.ts';
import { ensureTestSite } from './test-site.ts';

/** How many lines of a log are printed after a failure. */
const MAX_LOG_LINES = 60;

const counts = new Map<string, Count>();
const logPath = (name: string) => `${RESULTS}/${name}.log`;
const secondsSince = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

/** Runs some parts one after the other, with their output in log files. */
async function runSequentially(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const part = PARTS[name];
    if (!part) throw new Error(`The gate has no part « ${name} ».`);
    const start = performance.now();
    const siteFailed = part.needsSite && counts.get('site')?.failed;
    const missing = siteFailed ? '« site » failed' : part.missing?.();
    const count = missing === undefined ? await runPart(name, [], logPath(name)) : undefined;
    if (count) counts.set(name, count);
    const result = count ? formatCount(count) : `not run: ${missing}`;
    console.log(`${name.padEnd(9)}${result.padEnd(24)} ${secondsSince(start).padStart(6)}`);
  }
}

/** Runs every part, stage by stage. */
async function runAll(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  for (const lanes of STAGES) await Promise.all(lanes.map(runSequentially));
  for (const [name, { failed }] of counts) {
    if (failed === 0) continue;
    const lines = stripVTControlCharacters(readFileSync(logPath(name), 'utf8'))
      .trim()
      .split('\n');
    console.log(
      `\n${name} failed. All that it printed: ${logPath(name)}. Again: npm test -- ${name}`,
    );
    for (const line of lines.slice(-MAX_LOG_LINES)) console.log(`  ${line}`);
  }
}

/** Runs one part and prints its whole output. */
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
console.log(`\n${secondsSince(start)} in all\n${formatCount(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
