import { basename, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'zod';
import { isDossierOnline } from '../domain/dossier.ts';
import type { CollectionName } from '../schemas/collections.ts';
import { buildDay } from './build-day.ts';
import { contentPass } from './content-pass.ts';
import { publicPart } from './public-part.ts';

/** Name of the loaders, by which the development server lets them read again. */
export const CONTENT_LOADER = 'content-files';

const fields = z.record(z.string(), z.unknown());

/** What keeps an entry off the site, in the collections that have it. */
const standing = z.object({
  draft: z.boolean().optional(),
  date: z.date().optional(),
  fin: z.date().optional(),
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
    load: async ({ config, store, watcher, refreshContextData, ...context }) => {
      const atStart = refreshContextData === undefined;
      // Only the development server has a watcher.
      const pass = await contentPass(watcher === undefined ? 'stop' : atStart ? 'wait' : 'go on');
      // The site keeps the last sound content.
      if (pass.faults.length > 0) return;
      const root = fileURLToPath(config.root);
      const entries = await Promise.all(
        pass.entries
          .filter(({ collection }) => collection === name)
          .map(async ({ file, data, body, source }) => {
            const id = basename(file, extname(file));
            const filePath = join(pass.folder, file);
            const shown = publicPart({ data: fields.parse(data), body: body.trim() });
            return {
              id,
              data: await context.parseData({ id, data: shown.data, filePath }),
              body: shown.body,
              filePath: relative(root, filePath).replaceAll('\\', '/'),
              digest: context.generateDigest(source),
            };
          }),
      );
      store.clear();
      // The build then has nothing of a draft, of an entry to come or of a dossier that has ended, nor of their pictures.
      const day = buildDay();
      for (const entry of entries)
        if (isDossierOnline(standing.parse(entry.data), day)) store.set(entry);
    },
  };
}
