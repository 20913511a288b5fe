import { Parser } from 'htmlparser2';
import { isOwn } from './data-links.ts';

/**
 * Every address of the site in an XML document: a sitemap or a feed.
 *
 * @param xml its source.
 * @param origin the site's.
 */
export function feedLinks(xml: string, origin: string): Set<string> {
  const links = new Set<string>();
  let text = '';
  const add = (value: string) => {
    if (isOwn(value.trim(), origin)) links.add(value.trim());
  };
  const flush = () => {
    add(text);
    text = '';
  };
  const parser = new Parser(
    {
      onopentag(_name, attributes) {
        flush();
        Object.values(attributes).forEach(add);
      },
      ontext(part) {
        text += part;
      },
      onclosetag: flush,
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return links;
}
