import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { Term } from '@/domain/dossier.ts';

const text = z.union([z.string(), z.number().transform(String)]).catch('');
const day = z.coerce.date().optional().catch(undefined);

const header = z
  .object({
    draft: z.boolean().catch(false),
    date: day,
    fin: day,
    title: text,
    cle: text,
    elements: z.array(z.string()).catch([]),
  })
  .catch({ draft: false, date: undefined, fin: undefined, title: '', cle: '', elements: [] });

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
  const { cle, elements, ...rest } = header.parse(parseDocument(source).toJS());
  return { ...rest, key: cle, names: elements };
}
