import type { Citation } from './citation.server.ts';
import { longDate } from '../../lib/dates.ts';

/**
 * Replacements for the characters that a backslash alone doesn't escape in TeX. The braces are among them, because a brace
 * ends a BibTeX field even behind a backslash.
 */
const TEX_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
};

/**
 * Formats a citation as BibTeX, in UTF-8, for LaTeX. The author's name is in its own braces, so that BibTeX doesn't
 * guess which part of it is the family name.
 *
 * @see https://ctan.org/pkg/bibtex
 */
export function formatBibtex(citation: Citation): string {
  const { key, title, author, container, hasOutlet, lang, day, url } = citation;
  const fields = [
    ['author', `{${escapeTex(author)}}`],
    ['title', `{${escapeTex(title)}}`],
    [hasOutlet ? 'journal' : 'howpublished', escapeTex(container)],
    ...(day === undefined
      ? []
      : [
          ['year', day.slice(0, 4)],
          ['date', day],
        ]),
    ['language', { fr: 'french', en: 'english' }[lang]],
    // The LaTeX package « url » reads it unescaped, except for what would end the field.
    ['url', url.replaceAll(/[{}\\]/g, encodeURIComponent)],
  ];
  const lines = fields.map(([name, text]) => `  ${name} = {${text}},\n`);
  return `@${hasOutlet ? 'article' : 'misc'}{${key},\n${lines.join('')}}\n`;
}

function escapeTex(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\^~{}%&$#_]/g, (sign) => TEX_ESCAPES[sign] ?? `\\${sign}`);
}

/**
 * Formats a citation as RIS, for Zotero, EndNote and the like.
 *
 * @see https://en.wikipedia.org/wiki/RIS_(file_format)
 */
export function formatRis(citation: Citation): string {
  const { title, author, container, hasOutlet, lang, day, url } = citation;
  const [year, ...rest] = day?.split('-') ?? [];
  const fields = [
    ['TY', hasOutlet ? 'NEWS' : 'BLOG'],
    ['TI', title],
    ['AU', author],
    ['T2', container],
    ...(year === undefined
      ? []
      : [
          ['PY', year],
          ['DA', [year, ...rest].join('/')],
        ]),
    ['LA', lang],
    ['UR', url],
    ['ER', ''],
  ];
  // RIS has one field a line: a line break inside a text would end it.
  return fields.map(([tag, text = '']) => `${tag}  - ${text.replaceAll(/\s+/g, ' ')}\r\n`).join('');
}

/** Formats a citation for people: author, title, outlet, day, address. */
export function formatReference(citation: Citation): string {
  const { title, author, container, hasOutlet, day, url } = citation;
  // Guillemets inside the title become the inner quotation marks.
  const quotedTitle = title.replaceAll(/«\s*/g, '“').replaceAll(/\s*»/g, '”');
  const outlet = hasOutlet ? [container] : [];
  const date = day === undefined ? [] : [longDate(new Date(day))];
  return `${[author, `«\u00a0${quotedTitle}\u00a0»`, ...outlet, ...date].join(', ')}. ${url}`;
}
