/**
 * Runs the gate's unit and end-to-end tests again and again on one build, and prints the sum: a test that fails once
 * in a while shows here.
 *
 * Usage: node tests/support/repeat.ts [times]
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { MAIL_ORIGIN } from './test.ts';

const SUITES = [
  'vitest run --config tests/vitest.config.ts',
  'playwright test --config tests/gate.config.ts',
];
const REPORT = 'tests/results/e2e.json';
const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const [times = '10'] = process.argv.slice(2);
process.env['PUBLIC_EMAILJS_ORIGIN'] = MAIL_ORIGIN;

/** Runs one command; true when it succeeded. */
const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;

if (!run('npm run build')) process.exit(1);

const lines: string[] = [];
let sound = 0;
for (let round = 1; round <= Number(times); round += 1) {
  rmSync(REPORT, { force: true });
  const succeeded = SUITES.map(run).every(Boolean);
  const { expected, unexpected, flaky } = reportSchema.parse(
    JSON.parse(readFileSync(REPORT, 'utf8')),
  ).stats;
  if (succeeded && flaky === 0) sound += 1;
  lines.push(
    `run ${round}: ${succeeded ? 'sound' : 'FAILED'}; end to end ${expected} passed, ${unexpected + flaky} failed`,
  );
}

console.log(`\n${lines.join('\n')}\n${sound} of ${times} runs without a failure`);
process.exitCode = sound === Number(times) ? 0 : 1;
