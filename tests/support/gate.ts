/**
 * The gate: every check of the project, in the order of their cost. Prints the sum as its last line.
 */
import { check, endToEndTests, prepare, sum, unitTests } from './suites.ts';

prepare();
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

const { failed, line } = sum(counts);
console.log(`\n${line}`);
process.exitCode = failed === 0 ? 0 : 1;
