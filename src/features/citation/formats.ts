import type { Citation } from './citation.server.ts';
import { longDate } from '../../lib/dates.ts';

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

/**
 * A reference for Zotero, EndNote and the like.
 *
 * @see https://en.wikipedia.org/wiki/RIS_(file_format)
 */
export function ris({ title, author, container, isPress, day, url }: Citation): string {
  const [year, ...rest] = day?.split('-') ?? [];
  const fields = [
    ['TY', isPress ? 'NEWS' : 'BLOG'],
    ['TI', title],
    ['AU', author],
    ['T2', container],
    ...(year === undefined
      ? []
      : [
          ['PY', year],
          ['DA', [year, ...rest].join('/')],
        ]),
    ['LA', 'fr'],
    ['UR', url],
    ['ER', ''],
  ];
  // One line a field: a line break inside a text would end it.
  return fields.map(([tag, text = '']) => `${tag}  - ${text.replaceAll(/\s+/g, ' ')}\r\n`).join('');
}

/** The reference as people write it: author, title, outlet, day, address. */
export function reference({ title, author, container, isPress, day, url }: Citation): string {
  // A title that quotes already: its own quotation marks become those of a quotation within one.
  const quoted = title.replaceAll(/«\s*/g, '“').replaceAll(/\s*»/g, '”');
  const where = isPress ? [container] : [];
  const when = day === undefined ? [] : [longDate(new Date(day))];
  return `${[author, `«\u00a0${quoted}\u00a0»`, ...where, ...when].join(', ')}. ${url}`;
}
