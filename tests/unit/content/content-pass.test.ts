import { appendFileSync, cpSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentPass } from '@/content/content-pass.ts';
import type { CheckedContent } from '@/content/read-collections.ts';
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

  const item = () => join(folder, 'portfolio/marche-mokolo-prix-de-la-tomate.md');
  const picture = () => join(folder, 'portfolio/peche-kribi.jpg');
  const linesOf = ({ faults }: CheckedContent) => faults.map(({ line }) => line);
  const openedItems = () =>
    vi
      .mocked(readFile)
      .mock.calls.flatMap(([path]) => (typeof path === 'string' ? path : []))
      .filter((path) => path.endsWith('.md') && path.includes('portfolio'));

  test('of the items, only those are opened, and all of the content is given', async () => {
    const before = await contentPass('go on');
    vi.clearAllMocks();
    appendFileSync(item(), 'Une phrase de plus.\n');
    const after = await contentPass('go on', [item()]);
    expect(openedItems()).toEqual([item()]);
    expect(after.entries.map(({ file }) => file)).toEqual(before.entries.map(({ file }) => file));
    const changed = after.entries.filter((entry) => /Une phrase de plus\./.test(entry.body));
    expect(changed.map(({ file }) => join(folder, file))).toEqual([item()]);
  });

  test('one that goes is gone, one that comes is there', async () => {
    const before = await contentPass('go on');
    const renamed = join(folder, 'portfolio/autre-nom.md');
    renameSync(item(), renamed);
    const after = await contentPass('go on', [item(), renamed]);
    const names = (pass: CheckedContent) => pass.entries.map(({ file }) => basename(file, '.md'));
    expect(names(before)).toContain('marche-mokolo-prix-de-la-tomate');
    expect(names(after)).not.toContain('marche-mokolo-prix-de-la-tomate');
    expect(names(after)).toContain('autre-nom');
  });

  test('an item that was wrong is looked at again, whatever is saved', async () => {
    rmSync(picture());
    const [line] = linesOf(await contentPass('go on'));
    expect(line).toContain('peche-kribi.jpg');
    expect(linesOf(await contentPass('go on', [item()]))).toEqual([line]);
    cpSync(join(SAMPLE, 'portfolio/peche-kribi.jpg'), picture());
    expect(linesOf(await contentPass('go on', [item()]))).toEqual([]);
  });

  test('after a picture, every item is looked at again', async () => {
    await contentPass('go on');
    rmSync(picture());
    const [line] = linesOf(await contentPass('go on', [picture()]));
    expect(line).toContain('peche-kribi.jpg');
  });
});
