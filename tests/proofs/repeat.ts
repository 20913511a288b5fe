/**
 * Runs the gate's unit and end-to-end tests again and again on one build, and prints each sum: a test that fails
 * once in a while shows here. Exits with 1 when one did.
 *
 * Usage: npm run proof -- repeat [times]
 */
import { counted, sum } from '../gate/outcome.ts';
import { PARTS, RESULTS } from '../gate/parts.ts';
import { runPart } from '../gate/run-part.ts';

const [times = '10'] = process.argv.slice(2);
let sound = 0;
for (let run = 1; run <= Number(times); run += 1) {
  const outcomes = [];
  for (const [name, part] of Object.entries(PARTS))
    if (part.report) outcomes.push(await runPart(part, `${RESULTS}/repeat-${run}-${name}.log`));
  const outcome = sum(outcomes);
  console.log(`run ${run}: ${counted(outcome)}`);
  for (const failure of outcome.failures) console.log(`  ${failure}`);
  if (outcome.failed === 0) sound += 1;
}
console.log(`${sound} of ${times} runs without a failure`);
process.exitCode = sound === Number(times) ? 0 : 1;
