/**
 * The gate: every check of the project, in the order of their cost. The owner's content is built and read; the
 * end-to-end tests see a site with content of their own, so that no word of hers can fail one. Prints the sum as
 * its last line.
 */
import { check, endToEndTests, prepare, siteChecks, sum, TEST_SITE, unitTests } from './suites.ts';

prepare();
const counts = [
  check('npm run format:check'),
  // Writes the types of the content and of Astro's modules, which the linter reads.
  check('npm run types'),
  check('npm run lint'),
  unitTests(),
  ...siteChecks(),
];
const known = siteChecks(TEST_SITE);
counts.push(...known);
if (sum(known).failed === 0) counts.push(check('npm run budgets'), endToEndTests());

const { failed, line } = sum(counts);
console.log(`\n${line}`);
process.exitCode = failed === 0 ? 0 : 1;
