import { BASE } from '@/domain/site-paths.ts';
import { cacheOf } from '@/domain/copies/copy.ts';
import { readCopies } from '@/domain/copies/read-copies.ts';
import { barePage, OFFLINE_TITLE, offlineSection } from './markup.ts';
import { rewritten } from './rewritten.ts';

/**
 * The page that stands for one which can't be had: the list of the copies, in the frame of the last page that was
 * read. So nothing needs to be fetched for it ahead.
 */
export async function offlinePage(): Promise<Response> {
  const [last] = await readCopies(caches, BASE);
  const page = last && (await (await caches.open(cacheOf(last.path))).match(last.path));
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return listed(page ?? new Response(barePage(), { headers }));
}

/** Any page of the site with the list of the copies for its content. */
export async function listed(page: Response): Promise<Response> {
  if (!page.ok) return page;
  const section = offlineSection(await readCopies(caches, BASE));
  return rewritten(page, (html) =>
    html
      .replace(/(<main[^>]*>)[^]*(?=<\/main>)/, (_all, start: string) => start + section)
      .replace(/<title>[^<]*/, `<title>${OFFLINE_TITLE}`),
  );
}
