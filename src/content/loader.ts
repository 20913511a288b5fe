import { glob } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'zod';
import { contentRoot } from './content-root.ts';
import { COLLECTIONS, type CollectionName } from '../schemas/collections.ts';
import { readContent } from './read.ts';

/** Name of the loaders, by which the content check asks them to read again. */
export const CONTENT_LOADER = 'content-files';

const fields = z.record(z.string(), z.unknown());

/**
 * Astro loader: reads the files of a collection with the very reader of the content check, so that what
 * the check lets through can't stop the build. It watches nothing: the check says when to read again.
 *
 * @param name which collection. An entry is identified by the bare name of its file.
 */
export function contentLoader(name: CollectionName): Loader {
  return {
    name: CONTENT_LOADER,
    load: async ({ config, store, ...context }) => {
      const folder = contentRoot();
      const root = fileURLToPath(config.root);
      const files = (await Array.fromAsync(glob(COLLECTIONS[name].files, { cwd: folder }))).sort();
      const entries = await Promise.all(
        files.map(async (file) => {
          const id = basename(file, extname(file));
          const filePath = join(folder, file);
          const { data, body, source } = await readContent(filePath);
          return {
            id,
            data: await context.parseData({ id, data: fields.parse(data), filePath }),
            body: body.trim(),
            filePath: relative(root, filePath).replaceAll('\\', '/'),
            digest: context.generateDigest(source),
          };
        }),
      );
      store.clear();
      // The build then has nothing of a draft, nor of its picture.
      for (const entry of entries) if (entry.data['draft'] !== true) store.set(entry);
    },
  };
}
