import { expect, test } from 'vitest';
import { cacheOf, RECORD } from '@/domain/copies/copy.ts';
import { readCopies } from '@/domain/copies/read-copies.ts';

const copy = (path: string, read: string) => ({ path, title: path, read, bytes: 1 });

/** Storage with one record in each cache. */
const storage = (records: Record<string, unknown>) => ({
  keys: () => Promise.resolve(Object.keys(records)),
  open: (name: string) =>
    Promise.resolve({
      match: (address: string) =>
        Promise.resolve(
          address === RECORD && records[name] !== undefined
            ? { json: () => Promise.resolve(records[name]) }
            : undefined,
        ),
    }),
});

test('§27 Reads without a network: the whole copies of this site, the last one read first', async () => {
  const old = copy('/site/', '2026-11-22T08:00:00.000Z');
  const fresh = copy('/site/articles/a/', '2026-11-24T08:00:00.000Z');
  const records = {
    [cacheOf(old.path)]: old,
    [cacheOf(fresh.path)]: fresh,
    // One that was broken off, one of another form, and what others keep.
    [cacheOf('/site/b')]: undefined,
    [cacheOf('/site/c')]: { path: '/site/c' },
    [cacheOf('/sites/')]: copy('/sites/', '2026-11-24T09:00:00.000Z'),
    'workbox-precache': old,
  };
  expect(await readCopies(storage(records), '/site')).toEqual([fresh, old]);
});
