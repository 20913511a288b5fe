import type Editor from '@sveltia/cms';
import { z } from 'zod/mini';
import { dayInCameroon } from '@/lib/dates.ts';
import { FRONT_PAGE_ITEMS } from '@/content/item.ts';
import { isOnline } from '@/content/publish-status.ts';
import { parseFrontMatter } from './cross-file-checks.ts';
import { addStatusBarPart } from './status-bar.ts';

/** Path of the folder with the files of the portfolio items, from the project's root. */
export const PORTFOLIO_FOLDER = 'content/portfolio';

const savedItem = z.object({
  path: z.string().check(z.startsWith(`${PORTFOLIO_FOLDER}/`)),
  data: z.object({ featured: z.optional(z.boolean()) }),
});

/**
 * Warns in the status bar, after a featured item was saved, when the front page has no room for all featured items, and names
 * those that it leaves out.
 */
export function warnOfExcessFeatured(
  editor: typeof Editor,
  readTexts: (folder: string) => Promise<ReadonlyMap<string, string>>,
): void {
  const part = addStatusBarPart('À la une');

  const tell = async () => {
    const texts = [...(await readTexts(PORTFOLIO_FOLDER)).values()];
    part.textContent = describeUnshownFeatured(texts, dayInCameroon(new Date()));
  };

  editor.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const item = savedItem.safeParse(entry.toJS()).data;
      if (item?.data.featured) void tell();
      else if (item) part.textContent = '';
    },
  });
}

/**
 * Says in French which featured items the front page doesn't show: the oldest ones.
 *
 * @param texts Markdown files of the items.
 * @param today the current day, at midnight UTC.
 * @returns an empty string when the front page shows all of them.
 */
export function describeUnshownFeatured(texts: readonly string[], today: Date): string {
  const featured = texts
    .map(parseFrontMatter)
    .filter((item) => item.featured && isOnline(item, today))
    .toSorted((one, other) => Number(other.date ?? 0) - Number(one.date ?? 0));
  const left = featured.slice(FRONT_PAGE_ITEMS).map(({ title }) => `« ${title} »`);
  if (left.length === 0) return '';
  const reason = left.length === 1 ? 'le plus ancien n’y est pas' : 'les plus anciens n’y sont pas';
  return `À la une : ${featured.length} sur ${FRONT_PAGE_ITEMS} ; ${reason} : ${left.join(', ')}.`;
}
