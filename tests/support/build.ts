/**
 * Builds the site as its tests want it: with content of their own, and a contact form that writes to their stand-in
 * for the e-mail service. Has the browser installed too, where it is missing.
 *
 * Usage: node tests/support/build.ts
 */
import { check, prepare, TEST_SITE } from './suites.ts';

prepare();
process.exitCode = check('npm run build', TEST_SITE).failed;
