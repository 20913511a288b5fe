import { isKeptFile } from '@/domain/copies/addresses.ts';
import { cacheOf, isCopy, RECORD, type Copy } from '@/domain/copies/copy.ts';
import { LIMIT } from '@/domain/copies/surplus.ts';
import { BASE } from '@/domain/site-paths.ts';

type Get = (address: string) => Promise<Response | undefined>;

/** Stores a page that is being read. What was kept of another version of it goes, with all its files. */
export async function storePage(
  { path, title, address }: { path: string; title: string; address: string },
  get: Get,
): Promise<void> {
  const page = await get(address);
  if (!page) return;
  const text = await page.text();
  const name = cacheOf(path);
  const old = await caches.open(name);
  let record = await recordOf(old);
  if (record && (await (await old.match(path))?.text()) !== text) record = undefined;
  if (!record) await caches.delete(name);
  const cache = await caches.open(name);
  const body = new Blob([text]);
  await cache.put(path, new Response(body, page));
  const read = new Date().toISOString();
  await setRecord(cache, { path, title, read, bytes: record?.bytes ?? body.size });
}

/** Stores files with their page, as long as there is room. */
export async function storeFiles(path: string, files: string[], get: Get): Promise<void> {
  if (files.length === 0) return;
  const cache = await caches.open(cacheOf(path));
  const record = await recordOf(cache);
  if (!record) return;
  let { bytes } = record;
  try {
    for (const address of files) {
      if (!isOurs(address) || (await cache.match(address))) continue;
      const file = await get(address);
      const body = await file?.blob();
      if (!body || bytes + body.size > LIMIT) continue;
      await cache.put(address, new Response(body, file));
      bytes += body.size;
    }
  } finally {
    // Also when the device is full.
    await setRecord(cache, { ...record, bytes });
  }
}

function isOurs(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && isKeptFile(pathname, BASE);
}

async function recordOf(cache: Cache): Promise<Copy | undefined> {
  const record: unknown = await (await cache.match(RECORD))?.json();
  return isCopy(record) ? record : undefined;
}

const setRecord = (cache: Cache, copy: Copy) => cache.put(RECORD, Response.json(copy));
