import { z } from 'zod';
import type { ArchivedCopy } from '../../content/dead-links.server.ts';
import { isoDay } from '../../lib/dates.ts';
import { fetchWithTimeout } from '../../lib/fetch-with-timeout.ts';
import { REQUEST_HEADERS } from './dead-addresses.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How long the Internet Archive may take to make a copy. */
const SAVE_TIMEOUT_MS = 60_000;

/** Schema of a time of the Internet Archive in 14 digits (year to second), of which it keeps the day, as « 2025-03-03 ». */
const timestampDay = z
  .string()
  .transform((time) => time.replace(/^(\d{4})(\d\d)(\d\d)\d{6}$/, '$1-$2-$3'))
  .pipe(z.iso.date());

/** Schema of the response of the Wayback availability API, with the copy that is nearest to the day asked for. */
const availabilitySchema = z.object({
  archived_snapshots: z.object({
    closest: z
      .object({
        available: z.literal(true),
        url: z
          .url({ protocol: /^https?$/, hostname: /^web\.archive\.org$/ })
          .transform((url) => url.replace(/^http:/, 'https:')),
        timestamp: timestampDay,
        /** HTTP status of the page when the copy was made. */
        status: z.literal('200'),
      })
      .optional(),
  }),
});

/** Schema of the response of the Wayback CDX API: a row of column names, then one row for the copy that was asked for. */
const capturesSchema = z
  .tuple([z.tuple([z.literal('timestamp'), z.literal('original')]), z.tuple([z.string(), z.url()])])
  .transform(([, [timestamp, original]]) => ({ timestamp, original }));

/** Maximum time between the day of publication and a copy, in milliseconds; beyond it, the copy may show something else. */
const MAX_DISTANCE_MS = 2 * 366 * 24 * 60 * 60 * 1000;

/**
 * Returns whether a copy is near enough to the day of publication: two years at most.
 *
 * @param copyDay « 2025-03-03 ».
 * @param day of publication; undefined where it is unknown: any copy is as good then.
 */
export function isNearDay(copyDay: string, day: Date | undefined): boolean {
  return day === undefined || Math.abs(Date.parse(copyDay) - day.getTime()) <= MAX_DISTANCE_MS;
}

/**
 * Finds a copy of a page in the Internet Archive. The availability API is asked first; it misses copies that the list
 * of captures (CDX) has.
 *
 * @param address of the page.
 * @param day of publication: the copy nearest to it is taken, if it is near enough; undefined for the newest copy.
 * @returns undefined where there is no copy, or the requests failed: next week they are sent again.
 */
export async function findArchivedCopy(
  address: string,
  day: Date | undefined,
): Promise<ArchivedCopy | undefined> {
  for (const find of [findAvailableCopy, findCapture]) {
    const copy = await find(address, day).catch(() => undefined);
    if (copy && isNearDay(copy.day, day)) return copy;
  }
  return undefined;
}

/**
 * Asks the Internet Archive for the copy of a page that is nearest to a day, or for the newest one.
 *
 * @see https://archive.org/help/wayback_api.php
 */
async function findAvailableCopy(
  address: string,
  day: Date | undefined,
): Promise<ArchivedCopy | undefined> {
  const requestUrl = new URL('https://archive.org/wayback/available');
  requestUrl.searchParams.set('url', address);
  if (day) requestUrl.searchParams.set('timestamp', digits(day));
  const response = await fetchWithTimeout(requestUrl, { headers: REQUEST_HEADERS });
  const { closest } = availabilitySchema.parse(await response.json()).archived_snapshots;
  return closest && { address: closest.url, day: closest.timestamp };
}

/**
 * Finds the copy of a page that is nearest to a day, or the newest one, in the Internet Archive's list of all copies. This
 * list is more complete than the availability API, but slower.
 *
 * @see https://github.com/internetarchive/wayback/tree/master/wayback-cdx-server
 */
async function findCapture(address: string, day: Date | undefined): Promise<ArchivedCopy> {
  const requestUrl = new URL('https://web.archive.org/cdx/search/cdx');
  requestUrl.search = new URLSearchParams({
    url: address,
    output: 'json',
    fl: 'timestamp,original',
    filter: 'statuscode:200',
    // A negative limit takes the newest.
    ...(day ? { sort: 'closest', closest: digits(day), limit: '1' } : { limit: '-1' }),
  }).toString();
  const response = await fetchWithTimeout(requestUrl, { headers: REQUEST_HEADERS });
  const { timestamp, original } = capturesSchema.parse(await response.json());
  return {
    address: `https://web.archive.org/web/${timestamp}/${original}`,
    day: timestampDay.parse(timestamp),
  };
}

const digits = (day: Date) => isoDay(day).replaceAll('-', '');

/** Asks the Internet Archive to make a copy of a page, and returns whether it has taken the request. */
export async function requestArchiving(address: string): Promise<boolean> {
  try {
    const response = await fetchWithTimeout(`https://web.archive.org/save/${address}`, {
      headers: REQUEST_HEADERS,
      timeoutMs: SAVE_TIMEOUT_MS,
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Path, below the content folder, of the record of requested copies. */
const REQUESTS_FILE = 'archive-requests.json';

/** Maximum number of copies requested in a week; the archive slows down clients that request more. */
const MAX_REQUESTS_PER_WEEK = 10;

/** Schema of the record of requested copies. */
const requestsSchema = z.object({
  requests: z.array(z.object({ address: z.string(), day: z.iso.date() })),
});

/**
 * Asks the Internet Archive to copy pages, each only once, one after the other, and records the requests. After a
 * refused request the remaining pages wait for the next week.
 *
 * @param folder absolute path of the content folder.
 * @param addresses of the pages; those already requested are skipped.
 * @param today at midnight UTC.
 * @returns the addresses whose copy was requested now.
 * @throws SyntaxError or ZodError when the record is damaged.
 */
export async function requestNewCopies(
  folder: string,
  addresses: string[],
  today: Date,
): Promise<string[]> {
  const path = join(folder, REQUESTS_FILE);
  const source = await readFile(path, 'utf8').catch(() => '{ "requests": [] }');
  const earlierRequests = requestsSchema.parse(JSON.parse(source)).requests;
  const requestedAddresses = new Set(earlierRequests.map(({ address }) => address));
  const accepted: string[] = [];
  for (const address of addresses
    .filter((address) => !requestedAddresses.has(address))
    .slice(0, MAX_REQUESTS_PER_WEEK)) {
    if (!(await requestArchiving(address))) break;
    accepted.push(address);
  }
  if (accepted.length === 0) return accepted;
  const day = isoDay(today);
  const requests = [...earlierRequests, ...accepted.map((address) => ({ address, day }))];
  await writeFile(path, `${JSON.stringify({ requests }, undefined, 2)}\n`);
  return accepted;
}
