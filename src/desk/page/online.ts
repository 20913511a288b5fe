import { iconNames } from './icon-names.ts';
import { isPublic } from './is-public.ts';
import { openDesk } from './open-desk.ts';

const folder = new URL('.', import.meta.url);

/** The site as it is published knows what is published: drafts are the one thing that it can't tell. */
async function isTaken(path: string): Promise<boolean> {
  const slug = /^content\/portfolio\/(.+)\.md$/.exec(path)?.[1];
  if (slug === undefined) return false;
  const { ok } = await fetch(new URL(`../data/items/${slug}.json`, folder), { method: 'HEAD' });
  return ok;
}

await openDesk({
  isTaken,
  iconNames: () => iconNames(folder),
  isPublic: (address) => isPublic(address, folder),
});
