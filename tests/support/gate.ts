/**
 * The gate: every check of the project, in the order of their cost. Prints the sum as its last line.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { ensureBrowser } from './browser.ts';

interface Count {
  passed: number;
  failed: number;
}

const RESULTS = 'tests/results';

/** The end-to-end tests put a stand-in of the e-mail service behind this address. */
const MAIL_ORIGIN = 'http://127.0.0.1:4518';

const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const e2eReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
});

/** Runs one command; true when it succeeded. */
function run(command: string): boolean {
  console.log(`\n> ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

/** A command that is one check. */
function check(command: string): Count {
  return run(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A test runner: its report is counted, and a run that ends badly without a failed test is one failure. */
function suite(command: string, report: string, count: (json: unknown) => Count): Count {
  const succeeded = run(command);
  try {
    const counted = count(JSON.parse(readFileSync(`${RESULTS}/${report}`, 'utf8')));
    return succeeded ? counted : { ...counted, failed: Math.max(1, counted.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function unitTests(): Count {
  const reporters = `--reporter=default --reporter=json --outputFile.json=${RESULTS}/unit.json`;
  return suite(`vitest run --config tests/vitest.config.ts ${reporters}`, 'unit.json', (json) => {
    const { numPassedTests, numFailedTests } = unitReport.parse(json);
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function endToEndTests(): Count {
  return suite('playwright test --config tests/gate.config.ts', 'e2e.json', (json) => {
    const { expected, unexpected } = e2eReport.parse(json).stats;
    return { passed: expected, failed: unexpected };
  });
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
ensureBrowser();
process.env['PUBLIC_EMAILJS_ORIGIN'] = MAIL_ORIGIN;

const counts = [
  check('npm run format:check'),
  // Writes the types of the content and of Astro's modules, which the linter reads.
  check('npm run types'),
  check('npm run lint'),
  unitTests(),
];
const build = check('npm run build');
counts.push(build);
if (build.failed === 0)
  counts.push(
    check('npm run html'),
    check('npm run links'),
    check('npm run budgets'),
    endToEndTests(),
  );

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
