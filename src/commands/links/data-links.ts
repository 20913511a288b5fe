import { parseSrcset } from 'srcset';

/** The names under which our data hold an address; `srcset` holds several with widths. */
const ADDRESS = new Set(['src', 'href', 'url', 'videoUrl', 'captions']);

/**
 * The links of a JSON document, whether a file of data, the properties of an island or JSON-LD.
 *
 * @param value the document, parsed.
 * @param origin the site's: an absolute address of our own is a link wherever it stands.
 */
export function dataLinks(value: unknown, origin: string): string[] {
  return walk(value, '');

  function walk(value: unknown, key: string): string[] {
    if (typeof value === 'string') return linksOf(value, key);
    // Islands wrap each value in a list with its type: the name is that of what is around the list.
    if (Array.isArray(value)) return value.flatMap((item) => walk(item, key));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, item]) => walk(item, name));
  }

  function linksOf(text: string, key: string): string[] {
    // What linked data calls itself is a name in the form of an address.
    if (key === '@id') return [];
    if (key === 'srcset') return parseSrcset(text).map(({ url }) => url);
    return ADDRESS.has(key) || isOwn(text, origin) ? [text] : [];
  }
}

/** Whether a text is an absolute address of the site, and nothing but that. */
export function isOwn(text: string, origin: string): boolean {
  return !/\s/.test(text) && URL.canParse(text) && new URL(text).origin === origin;
}
