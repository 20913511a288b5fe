import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { ourMarkdown } from './our-markdown.ts';
import type { PageDocument } from './page.ts';

/** Fewer signs than this are no article: a notice, an excerpt, a question about cookies. */
const SHORTEST = 400;

/** What stands in the middle of an article and is none of it. */
const BESIDE = '[class*="signup"], [class*="newsletter"], [class*="subscribe"], [class*="share"]';

/**
 * The text of the article on a page, without what stands around it.
 *
 * @param document is taken apart.
 * @param url where the page was found.
 * @param title by which a heading that repeats it is left out.
 * @returns text in the site's own formatting; nothing when there is none.
 */
export function articleText(document: PageDocument, url: URL, title = ''): string | undefined {
  for (const part of [...document.querySelectorAll(BESIDE), ...menus(document)]) part.remove();
  const found = new Readability(document, { charThreshold: SHORTEST }).parse();
  if (typeof found?.content !== 'string') return undefined;
  const { document: article } = parseHTML(`<html><body>${found.content}</body></html>`);
  const text = ourMarkdown(article.body, url).replace(
    new RegExp(`^(?:\\*\\*)?${RegExp.escape(title)}(?:\\*\\*)?\\n\\n`),
    '',
  );
  return text.length < SHORTEST ? undefined : text;
}

/** Cells of a table that was drawn for the layout, with links and little else. */
function menus(document: PageDocument): Element[] {
  return [...document.querySelectorAll('td')].filter((cell) => {
    const links = [...cell.querySelectorAll('a')].map((link) => link.textContent).join('');
    return links.length > cell.textContent.trim().length / 2;
  });
}
