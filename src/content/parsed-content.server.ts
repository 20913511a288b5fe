import { basename } from 'node:path';
import { z } from 'zod';
import type { CheckedContent, Entry } from './read-collections.server.ts';
import type { CollectionName } from './collections.ts';
import { dossiersSchema } from './schemas/dossiers.ts';
import { portfolioSchema } from './schemas/portfolio.ts';
import { publicationsSchema } from './schemas/publications.ts';
import { siteSchema, type Site } from './schemas/site.ts';

/** One file of the content, as it is written. */
export type Document = Entry;

/** Pictures and icons are names here: the content check has looked them up. */
export const fields = { image: () => z.string(), file: z.string(), icon: z.string() };
const itemSchema = portfolioSchema(fields);
const publications = publicationsSchema(fields);
const dossierSchema = dossiersSchema();

/** One item of the portfolio. */
export interface ItemFile {
  file: string;
  slug: string;
  data: z.infer<typeof itemSchema>;
  body: string;
}

/** One dossier. */
export interface DossierFile {
  file: string;
  data: z.infer<typeof dossierSchema>;
  body: string;
}

/** The content folder, read through. */
export interface Content {
  /** Its absolute path. */
  folder: string;
  documents: Document[];
  site: Site;
  items: ItemFile[];
  publications: z.infer<typeof publications>['publications'];
  dossiers: DossierFile[];
}

/**
 * All of the content, as the rules read it.
 *
 * @param checked in which the content check found no fault.
 */
export function contentOf({ folder, entries }: CheckedContent): Content {
  const of = (name: CollectionName) => entries.filter(({ collection }) => collection === name);
  const only = (name: CollectionName) => of(name)[0]?.data;
  return {
    folder,
    documents: entries,
    site: siteSchema().parse(only('site')),
    publications: publications.parse(only('publications')).publications,
    dossiers: of('dossiers').map(({ file, data, body }) => ({
      file,
      data: dossierSchema.parse(data),
      body,
    })),
    items: of('portfolio').map(({ file, data, body }) => ({
      file,
      slug: basename(file, '.md'),
      data: itemSchema.parse(data),
      body,
    })),
  };
}
