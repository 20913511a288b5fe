import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

const fields = z.strictObject({
  title: z.string().min(1).optional(),
  date: z.string().min(1).optional(),
  outlet: z.string().min(1).optional(),
  standfirst: z.string().min(1).optional(),
  author: z.string().min(1).optional(),
  /** File name of the picture. */
  picture: z.string().min(1).optional(),
  /** Its description. */
  alt: z.string().min(1).optional(),
  credit: z.string().min(1).optional(),
  /** Path of the address that the page wants to be known by. */
  canonical: z.string().min(1).optional(),
  /** Sentences of the text, in their order. */
  text: z.array(z.string()).optional(),
  /** What stands around the text. */
  not: z.array(z.string()).optional(),
  /** The page has no article. */
  none: z.boolean().optional(),
});

/** What a page of the collection says, and what is to be found in it. */
export interface ExpectedPage {
  name: string;
  html: Buffer;
  fields: z.infer<typeof fields>;
}

/** The pages of a folder: an HTML file each, and beside it what is to be found. */
export function expectedPages(folder: string): ExpectedPage[] {
  return globSync(`${folder}/**/*.json`)
    .sort()
    .map((file) => ({
      name: relative(folder, file).replace(/\.json$/, ''),
      html: readFileSync(file.replace(/json$/, 'html')),
      fields: fields.parse(JSON.parse(readFileSync(file, 'utf8'))),
    }));
}
