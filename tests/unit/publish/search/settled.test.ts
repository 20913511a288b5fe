import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const MODULE = new URL('../../../../src/publish/search/settled.ts', import.meta.url).href;

/** Waits in a process of its own, which has nothing else to wait for. */
const waitFor = (promise: string) =>
  spawnSync(
    process.execPath,
    [
      '--eval',
      `import('${MODULE}').then(({ settled }) => settled(${promise}, 'La recherche manque.')).then(console.log)`,
    ],
    { encoding: 'utf8' },
  );

test('what is never settled fails, with one line', () => {
  const { status, stderr, stdout } = waitFor('new Promise(() => {})');
  expect({ status, stderr, stdout }).toEqual({
    status: 1,
    stderr: 'La recherche manque.\n',
    stdout: '',
  });
});

test('what is settled is handed on', () => {
  const { status, stderr, stdout } = waitFor('Promise.resolve(27)');
  expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout: '27\n' });
});
