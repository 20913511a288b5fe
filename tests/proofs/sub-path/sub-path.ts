/** Builds the site for a path of a host, checks every link of it, and walks through it. */
import { spawnSync } from 'node:child_process';
import { SAMPLE_BUILD } from '../../support/sample.ts';
import { BASE, FOLDER, ORIGIN } from './place.ts';

Object.assign(process.env, SAMPLE_BUILD, { SITE_URL: ORIGIN + BASE });

const steps = [
  `astro build --force --silent --outDir ${FOLDER}`,
  `node src/commands/check-built-links.ts ${FOLDER}`,
  'playwright test --config tests/proofs/sub-path/playwright.config.ts',
];
const failed = steps.find((step) => {
  console.log(`\n> ${step}`);
  return spawnSync(step, { shell: true, stdio: 'inherit' }).status !== 0;
});
process.exitCode = failed === undefined ? 0 : 1;
