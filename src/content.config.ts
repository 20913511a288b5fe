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

/** A collection as Astro wants it; each has the type of its own schema. */
type Defined = {
  [Name in CollectionName]: {
    loader: Loader;
    schema: (context: SchemaContext) => ReturnType<(typeof COLLECTIONS)[Name]['schema']>;
  };
};

/**
 * Astro asks for a schema a file, each with an `image` that knows the file's folder: to make one takes longer than to
 * read the file. All files of a collection lie in one folder, so that the `image` handed last serves all. It is handed
 * whole paths, as Vite has them, so that a picture is one import however many entries show it: relative to each entry,
 * those of 10,000 keep the development server's first page waiting for nine seconds more.
 */
function madeOnce({ files, schema }: Collection) {
  const folder = dirname(join(contentRoot(), files));
  let image: ReturnType<SchemaContext['image']>;
  const made = schema({
    image: () =>
      z
        .string()
        .transform((path) => image.parse(posix.join('/@fs', normalizePath(resolve(folder, path))))),
    ...lookups,
  });
  return (context: SchemaContext) => {
    image = context.image();
    return made;
  };
}

function defined(): Defined;
function defined() {
  const entries = keysOf(COLLECTIONS).map((name) => {
    const loader = contentLoader(name);
    return [name, defineCollection({ loader, schema: madeOnce(COLLECTIONS[name]) })] as const;
  });
  return Object.fromEntries(entries);
}

/** Builds read all of the content (`astro build --force`): what Astro keeps of it outlives a change in `schemas`. */
export const collections = defined();
