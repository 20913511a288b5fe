import { BASE } from '@/domain/site-paths.ts';
import { cacheOf } from '@/domain/copies/copy.ts';
import { readCopies } from '@/domain/copies/read-copies.ts';
import { barePage, OFFLINE_TITLE, offlineSection } from './markup.ts';
import { rewritten } from './rewritten.ts';

/** The last frame, for who has just deleted every copy. */
let lastFrame: Response | undefined;

/** A page of the site to be filled: the last one that was read, so that nothing needs to be fetched for it ahead. */
export async function frame(): Promise<Response> {
  const [last] = await readCopies(caches, BASE);
  const page = last && (await (await caches.open(cacheOf(last.path))).match(last.path));
  lastFrame = page ?? lastFrame;
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return lastFrame?.clone() ?? new Response(barePage(), { headers });
}

/** The page that stands for one which can't be had: the list of the copies, and the way to ask again. */
export const offlinePage = async (): Promise<Response> => listed(await frame(), true);

/**
 * A page of the site with the list of the copies for its content.
 *
 * @param isInstead whether it stands for another.
 */
export async function listed(page: Response, isInstead = false): Promise<Response> {
  if (!page.ok) return page;
  const section = offlineSection(await readCopies(caches, BASE), isInstead);
  return rewritten(page, (html) =>
    html
      .replaceAll(' aria-current="page"', '')
      .replace(/(<main[^>]*>)[^]*(?=<\/main>)/, (_all, start: string) => start + section)
      .replace(/<title>[^<]*/, `<title>${OFFLINE_TITLE}`),
  );
}
