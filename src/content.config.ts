import { defineCollection, type SchemaContext } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { dirname, join, posix, resolve } from 'node:path';
import { normalizePath } from 'vite';
import { z } from 'zod';
import { contentRoot } from '@/content/environment.server.ts';
import { isIconName } from '@/content/icons.server.ts';
import { contentLoader } from '@/content/loader.server.ts';
import { keysOf } from '@/lib/keys-of.ts';
import { COLLECTIONS, type Collection, type CollectionName } from '@/content/collections.ts';
import { iconField } from '@/content/schemas/fields.ts';

const lookups = { icon: iconField(isIconName), file: z.string() };

/** The collections as Astro's types expect them: each with the type of its own schema. */
type DefinedCollections = {
  [Name in CollectionName]: {
    loader: Loader;
    schema: (context: SchemaContext) => ReturnType<(typeof COLLECTIONS)[Name]['schema']>;
  };
};

/**
 * Makes the schema of a collection once. Astro asks for one per file, with an `image` that knows the file's folder, and
 * making it takes longer than reading the file. All files of a collection are in the same folder, so the latest `image`
 * serves for all. It gets absolute paths, as Vite writes them, so that a picture is imported once however many entries
 * show it: with relative paths, 10,000 entries delay the development server's first page by nine seconds.
 */
function schemaMadeOnce({ files, schema }: Collection) {
  const folder = dirname(join(contentRoot(), files));
  let image: ReturnType<SchemaContext['image']>;
  const cached = schema({
    image: () =>
      z
        .string()
        .transform((path) => image.parse(posix.join('/@fs', normalizePath(resolve(folder, path))))),
    ...lookups,
  });
  return (context: SchemaContext) => {
    image = context.image();
    return cached;
  };
}

function defineCollections(): DefinedCollections;
function defineCollections() {
  const entries = keysOf(COLLECTIONS).map((name) => {
    const loader = contentLoader(name);
    return [name, defineCollection({ loader, schema: schemaMadeOnce(COLLECTIONS[name]) })] as const;
  });
  return Object.fromEntries(entries);
}

/** Builds run `astro build --force`: Astro's content cache doesn't notice a change of the schemas. */
export const collections = defineCollections();
