import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { ourMarkdown } from './our-markdown.ts';
import type { PageDocument } from './page.ts';

/** Fewer signs than this are no article: a notice, an excerpt, a question about cookies. */
const SHORTEST = 400;

/** More elements than this are no page that somebody has written. */
const MOST = 20_000;

/** What stands in the middle of an article and is none of it. */
const BESIDE = [
  'aside, footer, nav',
  ...'ad- annonce author-bio bio bookmark comment links newsletter outils print rating related share signup subscribe'
    .split(' ')
    .map((part) => `[class*="${part}"]`),
].join(', ');

/** So many headings that lead elsewhere are a list of articles. */
const LIST = 3;

/**
 * The text of the article on a page, without what stands around it.
 *
 * @param document is taken apart.
 * @param url where the page was found.
 * @param title by which a heading that repeats it is left out.
 * @returns text in the site's own formatting; nothing when there is none.
 */
export function articleText(document: PageDocument, url: URL, title = ''): string | undefined {
  for (const part of [...beside(document), ...menus(document)]) part.remove();
  const marked = document.querySelector('[itemprop="articleBody"]');
  if (marked) return ownWords(ourMarkdown(marked, url));
  const found = new Readability(document, {
    maxElemsToParse: MOST,
    charThreshold: SHORTEST,
  }).parse();
  if (typeof found?.content !== 'string') return undefined;
  const { document: article } = parseHTML(`<html><body>${found.content}</body></html>`);
  if (article.querySelectorAll(':is(h2, h3, h4) a').length >= LIST) return undefined;
  const text = ourMarkdown(article.body, url);
  return ownWords(
    text.replace(new RegExp(`^(?:\\*\\*)?${RegExp.escape(title)}(?:\\*\\*)?\\n\\n`), ''),
  );
}

/** A paragraph that is a link, after a word or two: « Lire aussi : … ». */
const LEADS_ELSEWHERE = /^\**[^[\n]{0,25}\[[^\]]*\]\([^)]*\)[.…]?\**$/;

/** What buttons and adverts say. */
const TOOL =
  /^(?:annonces?|publicités?|sponsorisé|(?:imprimer|envoyer|répondre|réagir|partager|commenter) .{0,60})$/i;

const HEADING = /^\*\*[^*]+\*\*$/;

/** The paragraphs of the article itself; a heading at the end is that of what comes after it. */
function ownWords(text: string): string | undefined {
  const kept = text
    .split('\n\n')
    .filter((paragraph) => !LEADS_ELSEWHERE.test(paragraph) && !TOOL.test(paragraph));
  const last = kept.findLastIndex((paragraph) => !HEADING.test(paragraph));
  const words = kept.slice(0, last + 1).join('\n\n');
  return words.length < SHORTEST ? undefined : words;
}

/** What is named like something else than an article, unless most of the page stands in it. */
function beside(document: PageDocument): Element[] {
  const whole = document.body.textContent.length;
  return [...document.querySelectorAll(BESIDE)].filter(
    (part) =>
      part.textContent.length < whole / 3 && !part.querySelector('h1, [itemprop="articleBody"]'),
  );
}

/** Cells of a table that was drawn for the layout, with links and little else. */
function menus(document: PageDocument): Element[] {
  return [...document.querySelectorAll('td')].filter((cell) => {
    const links = [...cell.querySelectorAll('a')].map((link) => link.textContent).join('');
    return links.length > cell.textContent.trim().length / 2;
  });
}
