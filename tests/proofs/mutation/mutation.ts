/**
 * Changes the pure modules one place at a time, and sees which changes no unit test notices. Stryker itself is
 * fetched the first time, into a folder of its own that uses the project's Vitest: it is a sixth of the packages of
 * a development machine, and only this needs it.
 *
 * Usage: npm run proof -- mutation [arguments of « stryker run »]
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FOLDER = '.cache/mutation';
const STRYKER = `${FOLDER}/node_modules/.bin/stryker`;
const VERSION = '10.1.1';
const PACKAGES = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);

const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1;

const install = `npm install --prefix ${FOLDER} --legacy-peer-deps --no-audit --no-fund`;
if (!existsSync(STRYKER) && run(`${install} ${PACKAGES.join(' ')}`) !== 0)
  console.log('Not run: Stryker can’t be fetched here.');
else {
  const config = 'run tests/proofs/mutation/stryker.config.js';
  process.exitCode = run([STRYKER, config, ...process.argv.slice(2)].join(' '));
}
