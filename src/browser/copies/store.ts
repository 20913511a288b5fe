import { cacheOf, isCopy, RECORD, type Copy } from '@/domain/copies/copy.ts';
import { LIMIT } from '@/domain/copies/surplus.ts';
import { hadAlready } from './had-already.ts';
import { makeRoom } from './make-room.ts';

/** Stores the page itself. What was kept of another version of it goes, with all its files. */
export async function storePage(path: string): Promise<void> {
  const [document] = performance.getEntriesByType('navigation');
  const page = await hadAlready(document?.name ?? path);
  if (!page) return;
  const text = await page.text();
  const name = cacheOf(path);
  const old = await caches.open(name);
  let record = await recordOf(old);
  if (!record || (await (await old.match(path))?.text()) !== text) {
    await caches.delete(name);
    record = undefined;
  }
  const cache = await caches.open(name);
  const body = new Blob([text]);
  await cache.put(path, new Response(body, { headers: page.headers }));
  await setRecord(cache, {
    path,
    title: title(),
    read: new Date().toISOString(),
    bytes: record?.bytes ?? body.size,
  });
}

/**
 * Stores files with their page, as long as there is room.
 *
 * @param addresses of files that the page has fetched.
 */
export async function storeFiles(path: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheOf(path));
  const record = await recordOf(cache);
  if (!record) return;
  let { bytes } = record;
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const file = await hadAlready(address);
    const body = await file?.blob();
    if (!file || !body || bytes + body.size > LIMIT) continue;
    await cache.put(address, new Response(body, { headers: file.headers }));
    bytes += body.size;
  }
  await setRecord(cache, { ...record, bytes });
  await makeRoom();
}

async function recordOf(cache: Cache): Promise<Copy | undefined> {
  const record: unknown = await (await cache.match(RECORD))?.json();
  return isCopy(record) ? record : undefined;
}

const setRecord = (cache: Cache, copy: Copy) => cache.put(RECORD, Response.json(copy));

/** The page's own title, without the site's name behind it. */
function title(): string {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return document.title.replace(` · ${site?.content ?? ''}`, '');
}
