/**
 * Runs the gate's unit and end-to-end tests again and again on one build, and prints the sum: a test that fails once
 * in a while shows here.
 *
 * Usage: node tests/support/repeat.ts [times]
 */
import { check, endToEndTests, prepare, sum, TEST_SITE, unitTests } from './suites.ts';

const [times = '10'] = process.argv.slice(2);

prepare();
if (check('npm run build', TEST_SITE).failed > 0) process.exit(1);

const runs = Array.from({ length: Number(times) }, () => sum([unitTests(), endToEndTests()]));
const sound = runs.filter(({ failed }) => failed === 0).length;

runs.forEach(({ line }, index) => {
  console.log(`run ${index + 1}: ${line}`);
});
console.log(`${sound} of ${times} runs without a failure`);
process.exitCode = sound === runs.length ? 0 : 1;
