import { BASE } from '@/domain/site-paths.ts';
import { cacheOf } from '@/domain/copies/copy.ts';
import { readCopies } from '@/domain/copies/read-copies.ts';
import { copySign } from './markup.ts';
import { rewritten } from './rewritten.ts';

/**
 * The copy of a page, with the sign that it is one.
 *
 * @param address of the page; its parameters make no difference.
 * @returns undefined when there is none.
 */
export async function copiedPage(address: string): Promise<Response | undefined> {
  const { pathname, search } = new URL(address);
  const copies = await readCopies(caches, BASE);
  const copy = copies.find(({ path }) => path === pathname);
  if (!copy) {
    // A host would say so too.
    const folder = `${pathname}/`;
    const isFolder = copies.some(({ path }) => path === folder);
    return isFolder ? Response.redirect(folder + search) : undefined;
  }
  const page = await (await caches.open(cacheOf(copy.path))).match(copy.path);
  return page && rewritten(page, (html) => html.replace(/<main [^>]*>/, `$&${copySign(copy)}`));
}
