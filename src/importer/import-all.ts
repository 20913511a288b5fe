import { join } from 'node:path';
import { z } from 'zod';
import { readContentData } from '../content/read-file.server.ts';
import type { ImportResult } from '../admin/workflows/import-state.ts';
import { importLinks } from './import-links.ts';
import type { Permissions } from './fetch-page.ts';
import { parse } from 'csv-parse/sync';

/**
 * Takes the links of a text into the content: says how many there are, then what came of each.
 *
 * @param folder absolute path of the content folder.
 * @param permissions what else than the public web may be asked: nothing.
 * @throws Error in French when the text has none, or the content has a fault.
 */
export async function* takeLinks(
  text: string,
  folder: string,
  permissions: Permissions = { hosts: new Set() },
): AsyncGenerator<ImportResult | { total: number }> {
  const links = linksIn(text);
  if (links.length === 0)
    throw new Error('Il n’y a pas d’adresse là-dedans : une adresse commence par « https:// ».');
  yield { total: links.length };
  const owner = ownerName(await readContentData(join(folder, 'site.json')));
  yield* importLinks(links, { folder, owner, permissions });
}

const site = z.object({ name: z.string() });

/**
 * Whose articles are taken.
 *
 * @param data of `content/site.json`.
 */
export const ownerName = (data: unknown): string => site.parse(data).name;

const LINK = /\bhttps?:\/\/[^\s<>"«»]+/gi;

/** What ends a sentence or closes a bracket around a link is none of it. */
const AFTER = /[.,;:!?…'’*_]+$/;

/**
 * The links of a text: one a line, a table (CSV, with commas or semicolons), or what a messenger exports.
 *
 * @param text of any length.
 * @returns each once, in order.
 */
export function linksIn(text: string): string[] {
  return [
    ...new Set(
      cells(text)
        .flatMap((cell) => cell.match(LINK) ?? [])
        .map(trimmed),
    ),
  ];
}

/** A comma ends a link in a table, and may be part of one elsewhere. */
function cells(text: string): string[] {
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

function trimmed(link: string): string {
  const bare = link.replace(AFTER, '');
  return bare.endsWith(')') && !bare.includes('(') ? trimmed(bare.slice(0, -1)) : bare;
}
