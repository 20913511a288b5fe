import type { Citation } from './citation.server.ts';

/** What TeX takes for a command, and how it is written as itself; a brace, escaped or not, would end a field. */
const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
};

/**
 * A reference for LaTeX, in UTF-8. The author's name stands in braces of its own: which of its parts is the family's is
 * nobody's guess.
 *
 * @see https://ctan.org/pkg/bibtex
 */
export function bibtex({ key, title, author, container, isPress, day, url }: Citation): string {
  const fields = [
    ['author', `{${escaped(author)}}`],
    ['title', `{${escaped(title)}}`],
    [isPress ? 'journal' : 'howpublished', escaped(container)],
    ...(day === undefined
      ? []
      : [
          ['year', day.slice(0, 4)],
          ['date', day],
        ]),
    ['language', 'french'],
    // The package « url » reads it as it stands, but for what would end it.
    ['url', url.replaceAll(/[{}\\]/g, encodeURIComponent)],
  ];
  const lines = fields.map(([name, text]) => `  ${name} = {${text}},\n`);
  return `@${isPress ? 'article' : 'misc'}{${key},\n${lines.join('')}}\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\^~{}%&$#_]/g, (sign) => COMMANDS[sign] ?? `\\${sign}`);
}
