import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
/** What Pagefind writes before the JSON of a record. */
const RECORD_START = /^pagefind_dcd/;
const record = z.object({ url: z.string() });
/** The digest in the name of a built file, which differs with every change of the code. */
const DIGEST = /(\/_astro\/[^"\s]*?)[._-][\w-]{6,}(?=\.\w+)/g;

/**
 * Reads what a built site says to programs: data files, feeds and lists of pages, citations, structured data and the
 * records of the search index.
 *
 * @param folder of the built site.
 * @returns lines by name: of a text file as they stand; of JSON its values in alphabetical order, without their keys.
 */
export function siteData(folder: string): Map<string, string[]> {
  const read = (file: string) => readFileSync(join(folder, file));
  const files = (pattern: string) => globSync(pattern, { cwd: folder, exclude: ['admin/**'] });
  const data = new Map<string, string[]>();
  for (const file of files('**/*.{xml,bib,ris,vtt,txt}'))
    data.set(file, read(file).toString().replaceAll(DIGEST, '$1').split('\n'));
  for (const file of files('data/**/*.json')) data.set(file, jsonValues(read(file).toString()));
  for (const file of files('**/*.html')) {
    const statements = Array.from(read(file).toString().matchAll(JSON_LD), ([, json = '']) => json);
    if (statements.length > 0) data.set(`${file}, structured data`, statements.flatMap(jsonValues));
  }
  for (const file of files('pagefind/fragment/*')) {
    const json = gunzipSync(read(file)).toString().replace(RECORD_START, '');
    const { url } = record.parse(JSON.parse(json));
    data.set(`${url}, search record`, jsonValues(json));
  }
  return data;
}

function jsonValues(json: string): string[] {
  const values: string[] = [];
  JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== 'object') values.push(JSON.stringify(value).replaceAll(DIGEST, '$1'));
    return value;
  });
  return values.sort();
}
