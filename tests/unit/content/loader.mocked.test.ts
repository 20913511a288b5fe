import { appendFileSync, cpSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCheckedContent } from '@/content/loader.server.ts';
import { DEAD_LINKS_FILE } from '@/content/dead-links.server.ts';
import { keysOf } from '@/lib/keys-of.ts';
import { COLLECTIONS } from '@/content/collections.ts';
import { SAMPLE } from '../../support/sample.ts';

vi.mock('node:fs/promises', { spy: true });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

test('the loaders of all collections share one reading, which opens each file once', async () => {
  vi.stubEnv('CONTENT_DIR', SAMPLE);
  const all = await Promise.all(keysOf(COLLECTIONS).map(() => readCheckedContent('stop')));

  const patterns = keysOf(COLLECTIONS).map((name) => COLLECTIONS[name].files);
  const files = globSync(patterns, { cwd: SAMPLE }).map((file) => join(SAMPLE, file));
  // The record of dead links is no collection.
  files.push(join(SAMPLE, DEAD_LINKS_FILE));
  const opened = vi.mocked(readFile).mock.calls.map(([path]) => path);
  expect(files.length).toBeGreaterThan(patterns.length);
  expect(opened.toSorted()).toEqual(files.toSorted());
  expect(new Set(all).size).toBe(1);
});

test('a later loader reads again', async () => {
  vi.stubEnv('CONTENT_DIR', SAMPLE);
  const before = await readCheckedContent('stop');
  const after = await readCheckedContent('stop');
  expect(after).not.toBe(before);
  expect(after).toEqual(before);
});

describe('when files were saved', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(SAMPLE, folder, { recursive: true });
    vi.stubEnv('CONTENT_DIR', folder);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('what has changed is read, and a picture that goes is missed until it is back', async () => {
    const item = join(folder, 'portfolio/marche-mokolo-prix-de-la-tomate.md');
    const picture = join(folder, 'portfolio/peche-kribi.jpg');
    await readCheckedContent('go on');
    renameSync(item, join(folder, 'portfolio/autre-nom.md'));
    appendFileSync(join(folder, 'portfolio/autre-nom.md'), 'Une phrase de plus.\n');
    rmSync(picture);
    const { entries, problems } = await readCheckedContent('go on');
    const names = entries.map(({ file }) => basename(file, '.md'));
    expect(names).not.toContain('marche-mokolo-prix-de-la-tomate');
    expect(entries.find(({ file }) => file.endsWith('autre-nom.md'))?.body).toContain('de plus.');
    expect(problems.map(({ line }) => line)).toEqual([expect.stringContaining('peche-kribi.jpg')]);
    cpSync(join(SAMPLE, 'portfolio/peche-kribi.jpg'), picture);
    expect((await readCheckedContent('go on')).problems).toEqual([]);
  });
});
