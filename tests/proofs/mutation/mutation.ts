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

function run(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(STRYKER))
  run(
    `npm install --prefix ${FOLDER} --legacy-peer-deps --no-audit --no-fund ${PACKAGES.join(' ')}`,
  );
run([STRYKER, 'run tests/proofs/mutation/stryker.config.js', ...process.argv.slice(2)].join(' '));
