import { Parser } from 'htmlparser2';
import { parseSrcset } from 'srcset';
import { dataLinks, isOwn } from './data-links.ts';

/** What a page points to, and what can be pointed to in it. */
export interface PageLinks {
  links: Set<string>;
  ids: Set<string>;
}

/** The attributes that hold one address; the last three are those of an island. */
const ADDRESS = ['href', 'src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'];
const CANDIDATES = ['srcset', 'imagesrcset'];

/**
 * Reads the links of a page: those of its elements, and every address of the site in its `<meta>` and its JSON-LD. What its
 * islands get stands in the files of data too, which are read apart.
 *
 * @param html source of the page.
 * @param origin the site's.
 * @throws SyntaxError when JSON in the page is malformed.
 */
export function pageLinks(html: string, origin: string): PageLinks {
  const links = new Set<string>();
  const ids = new Set<string>();
  let linkedData: string | undefined;
  const addData = (json: string) => {
    for (const link of dataLinks(JSON.parse(json), origin)) links.add(link);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, content = '', type } = attributes;
      if (id !== undefined) ids.add(id);
      for (const attribute of ADDRESS) {
        const address = attributes[attribute];
        if (address !== undefined) links.add(address);
      }
      for (const attribute of CANDIDATES)
        for (const { url } of parseSrcset(attributes[attribute] ?? '')) links.add(url);
      if (name === 'meta' && isOwn(content, origin)) links.add(content);
      if (name === 'script' && type === 'application/ld+json') linkedData = '';
    },
    ontext(text) {
      if (linkedData !== undefined) linkedData += text;
    },
    onclosetag() {
      if (linkedData !== undefined) addData(linkedData);
      linkedData = undefined;
    },
  });
  parser.end(html);
  return { links, ids };
}
