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

/** The archive, whose two services answer so; returns the questions to the second. */
function twoServices(available: unknown, captures: unknown): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', (page: string | URL) => {
    const url = new URL(page);
    if (url.host === 'archive.org') return Promise.resolve(Response.json(available));
    asked.push(url);
    return Promise.resolve(Response.json(captures));
  });
  return asked;
}

const NONE = { archived_snapshots: {} };
const captures = (timestamp: string) => [
  ['timestamp', 'original'],
  [timestamp, PAGE],
];

test('where the first service has none, the list of captures is asked', async () => {
  const asked = twoServices(NONE, captures('20250303081500'));
  const copy = { address: `https://${COPY}`, day: '2025-03-03' };
  expect(await findArchivedCopy(PAGE, new Date('2025-02-11'))).toEqual(copy);
  expect(await findArchivedCopy(PAGE, undefined)).toEqual(copy);
  const common = { url: PAGE, output: 'json', fl: 'timestamp,original', filter: 'statuscode:200' };
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { ...common, sort: 'closest', closest: '20250211', limit: '1' },
    { ...common, limit: '-1' },
  ]);
});

test.each([
  ['20220101000000', '2025-02-11', undefined],
  ['20290101000000', '2025-02-11', undefined],
  ['20230301000000', '2025-02-11', '2023-03-01'],
  ['20270101000000', '2025-02-11', '2027-01-01'],
])('of a copy of %s for a page of %s, this day is taken: %s', async (time, day, taken) => {
  twoServices(snapshots({ timestamp: time }), []);
  expect((await findArchivedCopy(PAGE, new Date(day)))?.day).toBe(taken);
  twoServices(NONE, captures(time));
  expect((await findArchivedCopy(PAGE, new Date(day)))?.day).toBe(taken);
});

test('a far copy of the first service gives way to a near one of the list', async () => {
  twoServices(snapshots({ timestamp: '20100101000000' }), captures('20250303081500'));
  expect((await findArchivedCopy(PAGE, new Date('2025-02-11')))?.day).toBe('2025-03-03');
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
