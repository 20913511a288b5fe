import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesDigest, keptFolder } from '@/integrations/kept-folder.ts';

let folder = '';
let made = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'));
  made = 0;
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const kept = (inputs: string) =>
  keptFolder(join(folder, 'cache'), inputs, (files) => {
    made += 1;
    mkdirSync(join(files, 'assets'), { recursive: true });
    writeFileSync(join(files, 'assets/a.js'), `code ${inputs}`);
    return Promise.resolve();
  });

describe('Files that are kept between builds', () => {
  test('are made once', async () => {
    const files = await kept('1');
    expect(await kept('1')).toBe(files);
    expect(readFileSync(join(files, 'assets/a.js'), 'utf8')).toBe('code 1');
    expect(made).toBe(1);
  });

  test('are made again when what they are made of has changed, and not kept beside the new ones', async () => {
    await kept('1');
    const files = await kept('2');
    expect(readFileSync(join(files, 'assets/a.js'), 'utf8')).toBe('code 2');
    await kept('1');
    expect(made).toBe(3);
  });

  test.each([
    [
      'damaged',
      (file: string) => {
        writeFileSync(file, 'code');
      },
    ],
    [
      'missing',
      (file: string) => {
        rmSync(file);
      },
    ],
    [
      'joined by another',
      (file: string) => {
        writeFileSync(`${file}.js`, '');
      },
    ],
  ])('are made again when one is %s', async (_what, change) => {
    const file = join(await kept('1'), 'assets/a.js');
    change(file);
    await kept('1');
    expect(readFileSync(file, 'utf8')).toBe('code 1');
    expect(made).toBe(2);
  });

  test('are made again after a build that was interrupted', async () => {
    await kept('1');
    rmSync(join(folder, 'cache/seal'));
    await kept('1');
    expect(made).toBe(2);
  });
});

test('a digest of files knows their names and what they hold', () => {
  const digests = [
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'b'],
  ].map(([name = '', content = '']) => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeFileSync(join(folder, name), content);
    return filesDigest(folder);
  });
  expect(new Set(digests).size).toBe(3);
});
