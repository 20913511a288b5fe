import { join } from 'node:path';
import { z } from 'zod';
import { readContentData } from '../content/read-file.server.ts';
import type { ImportResult } from '../admin/workflows/import-state.ts';
import { importLinks } from './import-links.ts';
import type { FetchPermissions } from './fetch-page.ts';
import { parse } from 'csv-parse/sync';

/**
 * Imports the links of a text into the content: yields their number, then the result of each.
 *
 * @param folder absolute path of the content folder.
 * @param permissions exceptions to the limit to the public web: none by default.
 * @throws Error in French when the text has none, or the content has a problem.
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
  const owner = parseOwnerName(await readContentData(join(folder, 'site.json')));
  yield* importLinks(links, { folder, owner, permissions });
}

const siteSchema = z.object({ name: z.string() });

/**
 * Returns the owner's name.
 *
 * @param data of `content/site.json`.
 */
export const parseOwnerName = (data: unknown): string => siteSchema.parse(data).name;

const LINK = /\bhttps?:\/\/[^\s<>"«»]+/gi;

/** Punctuation after a link that does not belong to it. */
const TRAILING_PUNCTUATION = /[.,;:!?…'’*_]+$/;

/**
 * Extracts the links of a text: one a line, a table (CSV, with commas or semicolons), or what a messenger exports.
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

/** Splits a table into cells: there, a comma ends a link; elsewhere it may be part of one. */
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
