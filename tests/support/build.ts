/**
 * Builds the site as its tests want it: the contact form writes to their stand-in for the e-mail service. Has the
 * browser installed too, where it is missing.
 *
 * Usage: node tests/support/build.ts
 */
import { check, prepare } from './suites.ts';

prepare();
process.exitCode = check('npm run build').failed;
