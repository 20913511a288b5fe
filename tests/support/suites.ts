/**
 * The checks of the gate as commands, and what each counts.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { ensureBrowser } from './browser.ts';
import { SAMPLE } from './sample.ts';
import { MAIL_ORIGIN } from './test.ts';

export interface Count {
  passed: number;
  failed: number;
}

const RESULTS = 'tests/results';

const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const e2eReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** The site that the end-to-end tests know: their content, and their stand-in for the e-mail service. */
export const TEST_SITE = { CONTENT_DIR: SAMPLE, PUBLIC_EMAILJS_ORIGIN: MAIL_ORIGIN };

/** Makes ready what the checks need: an empty folder for their reports, and a browser. */
export function prepare(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  ensureBrowser();
}

/** Runs one command; true when it succeeded. */
function run(command: string, env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n> ${command}`);
  const options = { shell: true, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(command, options).status === 0;
}

/** A command that is one check. */
export function check(command: string, env?: NodeJS.ProcessEnv): Count {
  return run(command, env) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Builds a site and reads all of it. */
export function siteChecks(env?: NodeJS.ProcessEnv): Count[] {
  const build = check('npm run build', env);
  if (build.failed > 0) return [build];
  return [build, check('npm run html', env), check('npm run links', env)];
}

/** A test runner: its report is counted, and a run that ends badly without a failed test is one failure. */
function suite(command: string, report: string, count: (json: unknown) => Count): Count {
  const path = `${RESULTS}/${report}`;
  rmSync(path, { force: true });
  const succeeded = run(command);
  try {
    const counted = count(JSON.parse(readFileSync(path, 'utf8')));
    return succeeded ? counted : { ...counted, failed: Math.max(1, counted.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

export function unitTests(): Count {
  const reporters = `--reporter=default --reporter=json --outputFile.json=${RESULTS}/unit.json`;
  return suite(`vitest run --config tests/vitest.config.ts ${reporters}`, 'unit.json', (json) => {
    const { numPassedTests, numFailedTests } = unitReport.parse(json);
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

export function endToEndTests(): Count {
  return suite('playwright test --config tests/gate.config.ts', 'e2e.json', (json) => {
    const { expected, unexpected, flaky } = e2eReport.parse(json).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

/** What several checks count together, and how that is printed. */
export function sum(counts: readonly Count[]): Count & { line: string } {
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const failed = counts.reduce((total, count) => total + count.failed, 0);
  return { passed, failed, line: `${passed} passed, ${failed} failed` };
}
