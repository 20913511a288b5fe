import { parse } from 'csv-parse/sync';

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
