import { basename, extname, join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'zod';
import { isDossierOnline } from './visibility.ts';
import { frenchSpaces } from './text/typography.ts';
import type { CollectionName } from './collections.ts';
import { buildDay } from './environment.server.ts';
import { contentPass } from './checked-content.server.ts';
import { publicPart } from './public-part.ts';
import type { Entry } from './read-collections.server.ts';

/** Name of the loaders, by which the development server lets them read again. */
export const CONTENT_LOADER = 'content-files';

const refresh = z.object({ isRefresh: z.literal(true) });

/** What the development server tells the loaders when it lets them read again after a save. */
export type Refresh = z.infer<typeof refresh>;

const fields = z.record(z.string(), z.unknown());

/** What keeps an entry off the site, in the collections that have it. */
const standing = z.object({
  draft: z.boolean().optional(),
  date: z.date().optional(),
  lastDay: z.date().optional(),
});

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
      const isRefresh = refresh.safeParse(refreshContextData).success;
      // Only the development server has a watcher.
      const pass = await contentPass(watcher === undefined ? 'stop' : isRefresh ? 'go on' : 'wait');
      // The site keeps the last sound content.
      if (pass.faults.length > 0) return;
      const all = await Promise.all(
        pass.entries
          .filter(({ collection }) => collection === name)
          .map((entry) => toStored(entry, pass.folder, context)),
      );
      // The build then has nothing of a draft, of an entry to come or of a dossier that has ended, nor of their pictures.
      const day = buildDay();
      const online = all.filter(({ data }) => isDossierOnline(standing.parse(data), day));
      store.clear();
      for (const entry of online) store.set(entry);
    },
  };
}

async function toStored(
  { file, data, body }: Entry,
  folder: string,
  { parseData }: Pick<LoaderContext, 'parseData'>,
) {
  const id = basename(file, extname(file));
  const filePath = join(folder, file);
  const shown = publicPart({ data: fields.parse(data), body: body.trim() });
  return {
    id,
    data: await parseData({ id, data: shown.data, filePath }),
    body: frenchSpaces(shown.body),
  };
}
