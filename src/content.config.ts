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
import { iconField } from '@/content/schemas/field-schemas.ts';
import { parseBody } from '@/content/text/parse-text.ts';
import { listFigures } from '@/content/text/text-tree.ts';

const lookups = { icon: iconField(isIconName), file: z.string() };

/** The collections as Astro's types expect them: each with the type of its own schema. */
type DefinedCollections = {
  [Name in CollectionName]: {
    loader: Loader;
    schema: (context: SchemaContext) => ReturnType<(typeof COLLECTIONS)[Name]['schema']>;
  };
};

/**
 * Makes a collection's schema once, and returns the function that Astro calls for every file, with an `image` that knows the
 * file's folder: making a schema takes longer than reading a file. All files of a collection are in the same folder, so the
 * latest `image` serves for all. Pictures get absolute paths, as Vite writes them, so that each is imported once however many
 * entries show it: with relative paths, 10,000 entries delay the development server's first page by nine seconds.
 */
function schemaMadeOnce({ files, schema }: Collection) {
  let image: ReturnType<SchemaContext['image']>;
  const cached = schema({
    image: () => z.string().transform((path) => image.parse(vitePath(files, path))),
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

/**
 * Returns the absolute path of a picture's file on disk, as Vite writes it.
 *
 * @param files glob pattern of the content files that show the picture.
 * @param path path of the picture, relative to these content files.
 */
function vitePath(files: string, path: string): string {
  const folder = dirname(join(contentRoot(), files));
  return posix.join('/@fs', normalizePath(resolve(folder, path)));
}

const { files: portfolioFiles } = COLLECTIONS.portfolio;

/** Collection of the pictures inside the texts of articles, by the paths in the texts: Astro then builds their files too. */
const textPictures = defineCollection({
  loader: contentLoader('portfolio', (content) => {
    const paths = listFigures(parseBody(content)).map(({ src }) => src);
    const files = paths.filter((path) => !path.startsWith('https://'));
    const pictures = files.map((path) => [path, vitePath(portfolioFiles, path)]);
    return files.length > 0 ? { pictures: Object.fromEntries(pictures) } : undefined;
  }),
  schema: ({ image }) => z.object({ pictures: z.record(z.string(), image()) }),
});

/**
 * The collections for Astro, which reads this export. Builds run `astro build --force`, because Astro's content cache doesn't
 * notice that a schema has changed.
 */
export const collections = { ...defineCollections(), textPictures };
