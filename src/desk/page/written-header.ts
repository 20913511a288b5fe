import type { Term } from '@/domain/dossier.ts';

const DRAFT = /^draft: *true\b/im;

/**
 * What decides when an item or a dossier is shown, and which items a dossier names. The page of the desk reads no YAML:
 * these lines stand in a header as the desk writes them, and as the content check asks for them.
 *
 * @param file the text of a Markdown file.
 */
export function writtenHeader(
  file: string,
): Term & { title: string; key: string; names: string[] } {
  const [, header = ''] = file.split(/^---\s*$/m);
  const line = (field: string) =>
    new RegExp(`^${field}: *["']?(?<value>.*?)["']? *$`, 'm').exec(header)?.groups?.['value'] ?? '';
  const day = (field: string) => {
    const [written] = /^\d{4}-\d{2}-\d{2}/.exec(line(field)) ?? [];
    return written === undefined ? undefined : new Date(`${written}T00:00:00Z`);
  };
  return {
    draft: DRAFT.test(header),
    date: day('date'),
    fin: day('fin'),
    title: line('title'),
    key: line('cle'),
    names: Array.from(
      header.matchAll(/^ *- *["']?([a-z0-9-]+)["']? *$/gm),
      ([, name = '']) => name,
    ),
  };
}
