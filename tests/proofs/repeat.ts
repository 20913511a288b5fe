/**
 * Runs the gate's unit and end-to-end tests again and again on one build, and prints each sum: a test that fails
 * once in a while shows here. Exits with 1 when one did.
 *
 * Usage: npm run proof -- repeat [times]
 */
import { PARTS, RESULTS } from '../gate/parts.ts';
import { formatCount, runPart } from '../gate/run-part.ts';

const [times = '10'] = process.argv.slice(2);
let sound = 0;
for (let run = 1; run <= Number(times); run += 1) {
  let isSound = true;
  for (const name of ['unit', 'firefox', 'e2e']) {
    if (PARTS[name]?.missing?.() !== undefined) continue;
    const log = `${RESULTS}/repeat-${run}-${name}.log`;
    const count = await runPart(name, [], log);
    console.log(`run ${run}: ${name}: ${formatCount(count)} (${log})`);
    isSound &&= count.failed === 0;
  }
  if (isSound) sound += 1;
}
console.log(`${sound} of ${times} runs without a failure`);
process.exitCode = sound === Number(times) ? 0 : 1;
