import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { readContent } from '../../content/read.ts';
import { keysOf } from '../../domain/keys-of.ts';
import { COLLECTIONS, type CollectionName } from '../../schemas/collections.ts';
import { portfolioSchema } from '../../schemas/portfolio.ts';
import { publicationsSchema } from '../../schemas/publications.ts';
import { siteSchema, type Site } from '../../schemas/site.ts';

/** One file of the content, as it is written. */
export interface Document {
  collection: CollectionName;
  /** Path below the content folder. */
  file: string;
  data: unknown;
  /** The text below the front matter. */
  body: string;
}

/** Pictures and icons are names here: the content check has looked them up. */
const fields = { image: () => z.string(), file: z.string(), icon: z.string() };
const itemSchema = portfolioSchema(fields);
const publications = publicationsSchema(fields);

/** One item of the portfolio. */
export interface Item {
  file: string;
  slug: string;
  data: z.infer<typeof itemSchema>;
  body: string;
}

/** The content folder, read through. */
export interface Content {
  /** Its absolute path. */
  folder: string;
  documents: Document[];
  site: Site;
  items: Item[];
  publications: z.infer<typeof publications>['publications'];
}

/**
 * Reads all of the content.
 *
 * @param folder absolute path of the content folder, in which the content check finds no fault.
 */
export async function loadContent(folder: string): Promise<Content> {
  const documents = (
    await Promise.all(keysOf(COLLECTIONS).map((name) => load(folder, name)))
  ).flat();
  const of = (name: CollectionName) => documents.filter(({ collection }) => collection === name);
  const only = (name: CollectionName) => of(name)[0]?.data;
  return {
    folder,
    documents,
    site: siteSchema().parse(only('site')),
    publications: publications.parse(only('publications')).publications,
    items: of('portfolio').map(({ file, data, body }) => ({
      file,
      slug: basename(file, '.md'),
      data: itemSchema.parse(data),
      body,
    })),
  };
}

async function load(folder: string, collection: CollectionName): Promise<Document[]> {
  const files = (
    await Array.fromAsync(glob(COLLECTIONS[collection].files, { cwd: folder }))
  ).sort();
  return Promise.all(
    files.map(async (name) => {
      const { data, body } = await readContent(join(folder, name));
      return { collection, file: name.replaceAll('\\', '/'), data, body };
    }),
  );
}
