import { basename, extname, join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'zod';
import { isDossierOnline } from '../domain/dossier.ts';
import { frenchSpaces } from '../domain/text/french-spaces.ts';
import type { CollectionName } from '../schemas/collections.ts';
import { buildDay } from './build-day.ts';
import { contentPass } from './content-pass.ts';
import { publicPart } from './public-part.ts';
import type { Entry } from './read-collections.ts';
import { keepTexts } from './texts.ts';

/** Name of the loaders, by which the development server lets them read again. */
export const CONTENT_LOADER = 'content-files';

const refresh = z.object({ saved: z.array(z.string()) });

/** What the development server tells the loaders when it lets them read again: the files that were saved. */
export type Refresh = z.infer<typeof refresh>;

const fields = z.record(z.string(), z.unknown());

/** What keeps an entry off the site, in the collections that have it. */
const standing = z.object({
  draft: z.boolean().optional(),
  date: z.date().optional(),
  fin: z.date().optional(),
});

type Context = Pick<LoaderContext, 'parseData' | 'generateDigest'>;

/** An entry as the store takes it, and its text, which the store needn't have. */
type Made = Awaited<ReturnType<typeof make>>;

/** What was made of each entry. Astro makes its loaders anew after each save, out of a module that stays. */
const made = new WeakMap<Entry, Made>();

/** The collections whose store is all of this code's making: Astro keeps the store longer. */
const ours = new Set<CollectionName>();

/**
 * Astro loader: what the content check has read of a collection, so that what the check lets through
 * can't stop the build. It watches nothing: an integration says when to read again. (The watcher that Astro
 * hands to its loaders is deaf once the server has restarted, after a change of its configuration.)
 *
 * @param name which collection. An entry is identified by the bare name of its file.
 */
export function contentLoader(name: CollectionName): Loader {
  return {
    name: CONTENT_LOADER,
    load: async ({ store, watcher, refreshContextData, ...context }) => {
      const { saved } = refresh.safeParse(refreshContextData).data ?? {};
      // Only the development server has a watcher.
      const onFaults = watcher === undefined ? 'stop' : saved === undefined ? 'wait' : 'go on';
      const pass = await contentPass(onFaults, saved);
      // The site keeps the last sound content.
      if (pass.faults.length > 0) return;
      const all = await Promise.all(
        pass.entries
          .filter(({ collection }) => collection === name)
          .map(async (entry) => {
            const one = made.get(entry) ?? (await make(entry, pass.folder, context));
            made.set(entry, one);
            return one;
          }),
      );
      // The build then has nothing of a draft, of an entry to come or of a dossier that has ended, nor of their pictures.
      const day = buildDay();
      const online = all.filter(({ entry }) => isDossierOnline(standing.parse(entry.data), day));
      if (saved === undefined || !ours.has(name)) store.clear();
      ours.add(name);
      const texts = new Map(online.map(({ entry, text }) => [entry.id, text]));
      for (const id of store.keys()) if (!texts.has(id)) store.delete(id);
      keepTexts(name, texts);
      // It takes what has another digest alone.
      for (const { entry } of online) store.set(entry);
    },
  };
}

async function make({ file, data, body, source }: Entry, folder: string, context: Context) {
  const id = basename(file, extname(file));
  const filePath = join(folder, file);
  const shown = publicPart({ data: fields.parse(data), body: body.trim() });
  const entry = {
    id,
    data: await context.parseData({ id, data: shown.data, filePath }),
    digest: context.generateDigest(source),
  };
  return { entry, text: frenchSpaces(shown.body) };
}
