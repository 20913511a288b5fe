import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

/** The links of a file of the built site and, if it is a page, the ids of its elements, to which a fragment can lead. */
export interface FileLinks {
  links: Set<string>;
  ids?: Set<string>;
}

/** The attributes that hold one address; the last three are those of an island. */
const ADDRESS_ATTRIBUTES = [
  'href',
  'src',
  'poster',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];
const SRCSET_ATTRIBUTES = ['srcset', 'imagesrcset'];

/**
 * Extracts the links and ids of an HTML page: those of its elements, and the site's addresses in its `<meta>` and its
 * JSON-LD. It leaves out the props of islands: the island's markup or the data files, which are read separately, hold the
 * same links.
 *
 * @param html source of the page.
 * @param origin the site's.
 * @throws SyntaxError when JSON in the page is malformed.
 */
export function extractPageLinks(html: string, origin: string): FileLinks {
  const links = new Set<string>();
  const ids = new Set<string>();
  for (const element of DomUtils.getElementsByTagName('*', parseDocument(html))) {
    const { id, content = '', type } = element.attribs;
    if (id !== undefined) ids.add(id);
    for (const attribute of ADDRESS_ATTRIBUTES) {
      const address = element.attribs[attribute];
      if (address !== undefined) links.add(address);
    }
    for (const attribute of SRCSET_ATTRIBUTES)
      for (const url of addressesInSrcset(element.attribs[attribute] ?? '')) links.add(url);
    if (element.name === 'meta' && isAddressOfSite(content, origin)) links.add(content);
    if (element.name === 'script' && type === 'application/ld+json')
      for (const link of extractDataLinks(JSON.parse(DomUtils.textContent(element)), origin))
        links.add(link);
  }
  return { links, ids };
}

/**
 * Extracts every address of the site from an XML document: a sitemap or a feed.
 *
 * @param xml its source.
 * @param origin the site's.
 */
export function extractFeedLinks(xml: string, origin: string): Set<string> {
  const nodes = DomUtils.filter(() => true, parseDocument(xml, { xmlMode: true }));
  const texts = nodes.flatMap((node) => {
    if (node.type === ElementType.Text) return node.data;
    return 'attribs' in node ? Object.values(node.attribs) : [];
  });
  return new Set(texts.map((text) => text.trim()).filter((text) => isAddressOfSite(text, origin)));
}

/** Lists the addresses in a `srcset` as this site writes it: each with its width, between them a comma and a space. */
const addressesInSrcset = (text: string): string[] =>
  text.split(', ').flatMap((candidate) => candidate.trim().split(' ', 1).filter(Boolean));

/** Keys of our JSON data whose value is one address; `srcset`, with several addresses and widths, is read apart. */
const ADDRESS_KEYS = new Set(['src', 'href', 'url', 'videoUrl', 'captions']);

/**
 * Extracts the links of a JSON document: a data file, the web app manifest or JSON-LD.
 *
 * @param value the document, parsed.
 * @param origin the site's: an absolute address with this origin counts as a link under any key but `@id`.
 */
export function extractDataLinks(value: unknown, origin: string): string[] {
  return walk(value, '');

  function walk(value: unknown, key: string): string[] {
    if (typeof value === 'string') return linksOf(value, key);
    // Islands wrap each value in a list with its type: the name is that of what is around the list.
    if (Array.isArray(value)) return value.flatMap((item) => walk(item, key));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, item]) => walk(item, name));
  }

  function linksOf(text: string, key: string): string[] {
    // In JSON-LD, « @id » is an identifier that looks like an address.
    if (key === '@id') return [];
    if (key === 'srcset') return addressesInSrcset(text);
    return ADDRESS_KEYS.has(key) || isAddressOfSite(text, origin) ? [text] : [];
  }
}

/** Whether a text is an absolute address of the site, and nothing but that. */
function isAddressOfSite(text: string, origin: string): boolean {
  return !/\s/.test(text) && URL.canParse(text) && new URL(text).origin === origin;
}
