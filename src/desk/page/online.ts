import { iconNames } from './icon-names.ts';
import { openDesk } from './open-desk.ts';

const folder = new URL('.', import.meta.url);

/** The site as it is published knows what is published: drafts are the one thing that it can't tell. */
async function isTaken(path: string): Promise<boolean> {
  const slug = /^content\/portfolio\/(.+)\.md$/.exec(path)?.[1];
  if (slug === undefined) return false;
  const addresses = [`../articles/${slug}/`, `../data/items/${slug}.json`];
  const answers = addresses.map(async (address) => {
    const { ok } = await fetch(new URL(address, folder), { method: 'HEAD' });
    return ok;
  });
  return (await Promise.all(answers)).includes(true);
}

await openDesk({ isTaken, iconNames: () => iconNames(folder) });
