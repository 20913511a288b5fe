import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { contentPass } from '@/content/content-pass.ts';
import { DEAD_LINKS } from '@/content/dead-links.ts';
import { keysOf } from '@/domain/keys-of.ts';
import { COLLECTIONS } from '@/schemas/collections.ts';
import { SAMPLE } from '../../support/sample.ts';

vi.mock('node:fs/promises', { spy: true });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

test('the loaders of all collections share one reading, which opens each file once', async () => {
  vi.stubEnv('CONTENT_DIR', SAMPLE);
  const all = await Promise.all(keysOf(COLLECTIONS).map(() => contentPass('stop')));

  const patterns = keysOf(COLLECTIONS).map((name) => COLLECTIONS[name].files);
  const files = globSync(patterns, { cwd: SAMPLE }).map((file) => join(SAMPLE, file));
  // The record of dead links is no collection.
  files.push(join(SAMPLE, DEAD_LINKS));
  const opened = vi.mocked(readFile).mock.calls.map(([path]) => path);
  expect(files.length).toBeGreaterThan(patterns.length);
  expect(opened.toSorted()).toEqual(files.toSorted());
  expect(new Set(all).size).toBe(1);
});

test('a later loader reads again', async () => {
  vi.stubEnv('CONTENT_DIR', SAMPLE);
  const before = await contentPass('stop');
  const after = await contentPass('stop');
  expect(after).not.toBe(before);
  expect(after).toEqual(before);
});
