import { Parser } from 'htmlparser2';

const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/** The words of a page, title included, with single spaces: what a host may add to its code is not among them. */
export function pageText(html: string): string {
  let text = '';
  let unseen = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) unseen += 1;
      text += ' ';
    },
    ontext(part) {
      if (unseen === 0) text += part;
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      text += ' ';
    },
  });
  parser.end(html);
  return text.replaceAll(/\s+/g, ' ').trim();
}
