import { afterEach, expect, test, vi } from 'vitest';
import { findArchivedCopy, requestArchiving } from '@/commands/external-links/internet-archive.ts';

const PAGE = 'https://journal.example/a?page=1&b=2';
const COPY = `web.archive.org/web/20250303081500/${PAGE}`;
const closest = {
  ...{ available: true, status: '200' },
  ...{ url: `http://${COPY}`, timestamp: '20250303081500' },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The archive, with one answer; returns what it is asked. */
function archive(body: unknown, status = 200): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (page: string | URL) => {
    asked.push(new Request(page).url);
    return Promise.resolve(Response.json(body, { status }));
  });
  return asked;
}

const snapshots = (more: object) => ({ archived_snapshots: { closest: { ...closest, ...more } } });

test('the copy nearest to a day is asked for, and has its safe address and its day', async () => {
  const asked = archive(snapshots({}));
  expect(await findArchivedCopy(PAGE, new Date('2025-02-11'))).toEqual({
    address: `https://${COPY}`,
    day: '2025-03-03',
  });
  const encoded = encodeURIComponent(PAGE);
  expect(asked).toEqual([
    `https://archive.org/wayback/available?url=${encoded}&timestamp=20250211`,
  ]);
});

test('without a day any copy is as good', async () => {
  const asked = archive(snapshots({}));
  expect(await findArchivedCopy(PAGE, undefined)).toBeDefined();
  expect(asked[0]).not.toContain('timestamp');
});

test.each([
  ['no copy', { archived_snapshots: {} }],
  ['a copy that isn’t available', snapshots({ available: false })],
  ['a copy of an error', snapshots({ status: '404' })],
  ['a copy elsewhere', snapshots({ url: 'https://elsewhere.example/web.archive.org/' })],
  ['a copy of no day', snapshots({ timestamp: '20251345081500' })],
  ['another answer', 'Trop de demandes'],
])('of %s nothing is said', async (_what, body) => {
  archive(body);
  expect(await findArchivedCopy(PAGE, undefined)).toBeUndefined();
});

test('an archive that fails has no copy, and keeps none', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await findArchivedCopy(PAGE, undefined)).toBeUndefined();
  expect(await requestArchiving(PAGE)).toBe(false);
  archive('', 429);
  expect(await requestArchiving(PAGE)).toBe(false);
});

test('a page is kept by its whole address', async () => {
  const asked = archive('');
  expect(await requestArchiving(PAGE)).toBe(true);
  expect(asked).toEqual([`https://web.archive.org/save/${PAGE}`]);
});
