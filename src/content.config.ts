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
 * Makes the schema of a collection once. Astro asks for one per file, with an `image` that knows the file's folder, and
 * making it takes longer than reading the file. All files of a collection are in the same folder, so the latest `image`
 * serves for all. It gets absolute paths, as Vite writes them, so that a picture is imported once however many entries
 * show it: with relative paths, 10,000 entries delay the development server's first page by nine seconds.
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
 * Returns the absolute path of a picture, as Vite writes it.
 *
 * @param files glob pattern of the content files that name it.
 * @param path relative to them.
 */
function vitePath(files: string, path: string): string {
  const folder = dirname(join(contentRoot(), files));
  return posix.join('/@fs', normalizePath(resolve(folder, path)));
}

const { files: portfolioFiles } = COLLECTIONS.portfolio;

/** The pictures in the texts of articles, by the paths that the texts give. */
const textPictures = defineCollection({
  loader: contentLoader('portfolio', (content) => {
    const paths = listFigures(parseBody(content)).map(({ src }) => src);
    const files = paths.filter((path) => !path.startsWith('https://'));
    const pictures = files.map((path) => [path, vitePath(portfolioFiles, path)]);
    return files.length > 0 ? { pictures: Object.fromEntries(pictures) } : undefined;
  }),
  schema: ({ image }) => z.object({ pictures: z.record(z.string(), image()) }),
});

/** Builds run `astro build --force`: Astro's content cache doesn't notice a change of the schemas. */
export const collections = { ...defineCollections(), textPictures };
