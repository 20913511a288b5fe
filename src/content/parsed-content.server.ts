import { basename } from 'node:path';
import type { z } from 'zod';
import type { CheckedContent, ContentEntry } from './read-collections.server.ts';
import type { CollectionName } from './collections.ts';
import { dossiersSchema } from './schemas/dossiers.ts';
import { stringFields } from './schemas/field-schemas.ts';
import { portfolioSchema } from './schemas/portfolio.ts';
import { publicationsSchema } from './schemas/publications.ts';
import { sheetSchema, type EditorsSheet } from './schemas/sheet.ts';
import { siteSchema, type Site } from './schemas/site.ts';
import { watchSchema, type Watch } from './schemas/watch.ts';
import { parseBody } from './text/parse-text.ts';
import { listVideos } from './text/text-tree.ts';

const itemSchema = portfolioSchema(stringFields);
const publications = publicationsSchema(stringFields);
const dossierSchema = dossiersSchema();

/** A content file that its schema has parsed, with its path relative to the content folder. */
interface ParsedFile<Data> {
  file: string;
  data: Data;
  body: string;
}
export type DossierFile = ParsedFile<z.infer<typeof dossierSchema>>;
export type ItemFile = ParsedFile<z.infer<typeof itemSchema>> & { slug: string };

/** The whole content, parsed: what the commands work on. */
export interface ParsedContent {
  /** Absolute path of the content folder. */
  folder: string;
  /** Every file of every collection, not parsed by its schema. */
  entries: ContentEntry[];
  site: Site;
  items: ItemFile[];
  publications: z.infer<typeof publications>['publications'];
  dossiers: DossierFile[];
  watch: Watch;
  /** Absent without `sheet.json`. */
  sheet: EditorsSheet | undefined;
}

/** Parses content files into typed objects, after the content check has found no problem in them. */
export function parseContent({ folder, entries }: CheckedContent): ParsedContent {
  const entriesOf = (name: CollectionName) =>
    entries.filter(({ collection }) => collection === name);
  const singleData = (name: CollectionName) => entriesOf(name)[0]?.data;
  return {
    folder,
    entries,
    site: siteSchema(stringFields).parse(singleData('site')),
    publications: publications.parse(singleData('publications')).publications,
    dossiers: entriesOf('dossiers').map(({ file, data, body }) => ({
      file,
      data: dossierSchema.parse(data),
      body,
    })),
    watch: watchSchema().parse(singleData('watch') ?? { sources: [] }),
    sheet: sheetSchema().optional().parse(singleData('sheet')),
    items: entriesOf('portfolio').map(({ file, data, body }) => ({
      file,
      slug: basename(file, '.md'),
      data: itemSchema.parse(data),
      body,
    })),
  };
}

/** Lists the videos and the sound of an item that the site itself hosts, as paths such as « /videos/soir.mp4 ». */
export function listSelfHostedMedia({ data, body }: ItemFile): string[] {
  const urls = [
    ...(data.category === 'Vidéos' ? [data.videoUrl ?? ''] : []),
    ...(data.category === 'Articles' ? [data.audio ?? ''] : []),
    ...listVideos(parseBody({ data, body })).map(({ url }) => url),
  ];
  return urls.filter((url) => url.startsWith('/'));
}
