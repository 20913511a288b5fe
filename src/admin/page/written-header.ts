import { parse } from 'yaml';
import { z } from 'zod';
import type { Term } from '@/content/dossier.ts';

const text = z.union([z.string(), z.number().transform(String)]);

/** A day, of which an hour behind it is no part. */
const day = z
  .string()
  .transform((written) => written.slice(0, 10))
  .pipe(z.coerce.date())
  .optional()
  .catch(undefined);

const header = z.object({
  draft: z.boolean().catch(false),
  date: day,
  fin: day,
  title: text.catch(''),
  cle: text.catch(''),
  elements: z.array(text.nullable().catch(null)).catch([]),
});

/**
 * What decides when an item or a dossier is shown, and which items a dossier names. What is missing or malformed counts as
 * absent: the content check says so elsewhere.
 *
 * @param file the text of a Markdown file.
 */
export function writtenHeader(
  file: string,
): Term & { title: string; key: string; names: string[] } {
  const [, source = ''] = file.split(/^---\s*$/m);
  const { cle, elements, ...rest } = header.parse(fieldsOf(source));
  return { ...rest, key: cle, names: elements.filter((name) => name !== null) };
}

function fieldsOf(source: string): object {
  try {
    const fields: unknown = parse(source);
    return typeof fields === 'object' && fields !== null ? fields : {};
  } catch {
    return {};
  }
}
