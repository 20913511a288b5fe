import type { Citation } from './citation.server.ts';

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
