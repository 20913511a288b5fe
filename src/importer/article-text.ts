import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { ourMarkdown } from './our-markdown.ts';
import { ownWords, SHORTEST } from './own-words.ts';
import type { PageDocument } from './page.ts';

/** What stands in the middle of an article and is none of it. */
const BESIDE = [
  'aside, footer, nav',
  ...'ad- annonce article-info author-bio bio bookmark breadcrumb comment cookie links newsletter outils pager print rating related shar signup subscri'
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
 * @param told its title and its standfirst: a text doesn't begin with what is told already.
 * @returns text in the site's own formatting; nothing when there is none.
 */
export function articleText(
  document: PageDocument,
  url: URL,
  told: readonly string[] = [],
): string | undefined {
  for (const part of [...beside(document), ...menus(document)]) part.remove();
  const marked = document.querySelector('[itemprop="articleBody"]');
  if (marked) return ownWords(ourMarkdown(marked, url), told);
  const found = new Readability(document, { charThreshold: SHORTEST }).parse();
  if (typeof found?.content !== 'string') return undefined;
  const { document: article } = parseHTML(`<html><body>${found.content}</body></html>`);
  if (article.querySelectorAll(':is(h2, h3, h4) a').length >= LIST) return undefined;
  return ownWords(ourMarkdown(article.body, url), told);
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
