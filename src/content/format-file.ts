import { stringify } from 'yaml';

/**
 * Formats an entry as the text of its Markdown file, with the front matter quoted as the editor writes it.
 *
 * @param fields of the front matter; those that are undefined are left out.
 * @param body the text below it.
 */
export function formatMarkdownFile(
  fields: Readonly<Record<string, unknown>>,
  body: string,
): string {
  const frontMatter = stringify(fields, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
  return `---\n${frontMatter}---\n\n${body}\n`;
}
