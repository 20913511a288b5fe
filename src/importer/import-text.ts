import { join } from 'node:path';
import { z } from 'zod';
import { readData } from '../content/read-file.server.ts';
import type { ImportResult } from '../admin/import/import-state.ts';
import { importLinks } from './import-links.ts';
import type { FetchPermissions } from './fetch-page.ts';
import { parse } from 'csv-parse/sync';

/**
 * Takes the links of a text into the content: says how many there are, then what came of each.
 *
 * @param folder absolute path of the content folder.
 * @param permissions what else than the public web may be asked: nothing.
 * @throws Error in French when the text has none, or the content has a fault.
 */
export async function* importLinksFromText(
  text: string,
  folder: string,
  permissions: FetchPermissions = { hosts: new Set() },
): AsyncGenerator<ImportResult | { total: number }> {
  const links = extractLinks(text);
  if (links.length === 0)
    throw new Error('Il n’y a pas d’adresse là-dedans : une adresse commence par « https:// ».');
  yield { total: links.length };
  const owner = parseOwnerName(await readData(join(folder, 'site.json')));
  yield* importLinks(links, { folder, owner, permissions });
}

const siteSchema = z.object({ name: z.string() });

/**
 * Whose articles are taken.
 *
 * @param data of `content/site.json`.
 */
export const parseOwnerName = (data: unknown): string => siteSchema.parse(data).name;

const LINK = /\bhttps?:\/\/[^\s<>"«»]+/gi;

/** What ends a sentence or closes a bracket around a link is none of it. */
const TRAILING_PUNCTUATION = /[.,;:!?…'’*_]+$/;

/**
 * The links of a text: one a line, a table (CSV, with commas or semicolons), or what a messenger exports.
 *
 * @param text of any length.
 * @returns each once, in order.
 */
export function extractLinks(text: string): string[] {
  return [
    ...new Set(
      splitCells(text)
        .flatMap((cell) => cell.match(LINK) ?? [])
        .map(trimLink),
    ),
  ];
}

/** A comma ends a link in a table, and may be part of one elsewhere. */
function splitCells(text: string): string[] {
  const [first = ''] = text.split('\n');
  const delimiter = [';', ',', '\t'].find((sign) => first.split(sign).length > 1);
  if (delimiter === undefined || /^\S*https?:/.test(first)) return [text];
  try {
    const rows: unknown = parse(text, { delimiter, bom: true, relax_column_count: true });
    return Array.isArray(rows) ? rows.flat().map(String) : [text];
  } catch {
    return [text];
  }
}

function trimLink(link: string): string {
  const bare = link.replace(TRAILING_PUNCTUATION, '');
  return bare.endsWith(')') && !bare.includes('(') ? trimLink(bare.slice(0, -1)) : bare;
}
