/**
 * The gate: every check of the project, in the order of their cost. Prints a line with its time for each part that ends;
 * at the end, of each part that failed, where to look; and the sum as its last line.
 *
 * Usage: npm test
 *        npm test -- <part> [words of files’ names] [options of its command]
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from '../support/browser.ts';
import { counted, sum, type Outcome } from './outcome.ts';
import { LANES, PARTS, RESULTS, type Part } from './parts.ts';
import { runPart } from './run-part.ts';
import { ensureTestSite } from './test-site.ts';

const logOf = (name: string) => `${RESULTS}/${name}.log`;
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

/** Runs one part by name, with everything that it prints. */
async function runOne(name: string, rest: readonly string[]): Promise<Outcome> {
  const part = PARTS[name];
  if (!part) {
    console.error(`There is no part « ${name} ». The parts: ${Object.keys(PARTS).join(', ')}.`);
    process.exit(1);
  }
  const missing = part.missing?.();
  if (missing !== undefined) {
    console.log(`Not run: ${missing}.`);
    return sum([]);
  }
  if (part.needsSite) {
    ensureBrowser();
    ensureTestSite();
  }
  const outcome = await runPart(part, undefined, rest);
  if (outcome.failed > 0 && part.mend !== undefined) console.log(`Mend: ${part.mend}`);
  return outcome;
}

/** Runs every part, quietly: what reads the sources in lanes, then what looks at the site, once that is sound. */
async function runAll(): Promise<Outcome> {
  ensureBrowser();
  const outcomes = new Map<string, Outcome>();

  const inTurn = async (names: readonly string[]) => {
    for (const [name, part] of Object.entries(PARTS))
      if (names.includes(name)) await run(name, part);
  };
  const run = async (name: string, part: Part) => {
    const start = performance.now();
    const siteFailed = part.needsSite && outcomes.get('site')?.failed;
    const missing = siteFailed ? '« site » failed' : part.missing?.();
    if (missing !== undefined) {
      console.log(`${name.padEnd(9)}not run: ${missing}`);
      return;
    }
    const outcome = await runPart(part, logOf(name));
    outcomes.set(name, outcome);
    console.log(`${name.padEnd(9)}${counted(outcome).padEnd(24)} ${seconds(start).padStart(6)}`);
  };

  await Promise.all(LANES.map(inTurn));
  await inTurn(Object.keys(PARTS).filter((name) => !LANES.flat().includes(name)));
  for (const [name, { failures }] of outcomes) if (failures.length > 0) tell(name, failures);
  return sum([...outcomes.values()]);
}

/** Says where to look after a failure. */
function tell(name: string, failures: readonly string[]): void {
  console.log(`\n${name} failed`);
  for (const failure of failures) console.log(`  ${failure}`);
  const mend = PARTS[name]?.mend;
  console.log(`  All that it printed: ${logOf(name)}. Again: npm test -- ${name}`);
  if (mend !== undefined) console.log(`  Mend: ${mend}`);
}

const [name, ...rest] = process.argv.slice(2);
const start = performance.now();
if (name === undefined) rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const total = await (name === undefined ? runAll() : runOne(name, rest));
console.log(`\n${seconds(start)} in all\n${counted(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
