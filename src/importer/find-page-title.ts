import { linkedDataText, type LinkedData } from './linked-data.ts';
import { normalizeName, toPlainLine } from './page-document.ts';

/** Longer texts are no title. */
const MAX_TITLE_LENGTH = 300;

/** Shorter headings are section names. */
const MIN_HEADING_LENGTH = 12;

/** Separator between an article's title and the site's name. */
const SEPARATOR = String.raw`\s*(?:\s[-–—|·:]\s|::|»|:\s)\s*`;

/** A page's title, and the name of its site as far as the two stand together. */
export interface Titles {
  title: string | undefined;
  outlet: string | undefined;
}

/**
 * Finds the title of an article and the name of its outlet.
 *
 * @param networkTitle the title in the page's social metadata.
 * @param outlet the outlet's name in the page's metadata.
 */
export function findTitleAndOutlet(
  document: Document,
  data: LinkedData,
  networkTitle: string | undefined,
  outlet: string | undefined,
): Titles {
  const windowTitle = toPlainLine(document.querySelector('title')?.textContent);
  const headline = toPlainLine(linkedDataText(data['headline']));
  const declaredTitles = [networkTitle, headline, windowTitle].filter((one) => one !== undefined);
  const fullTitle =
    declaredTitles.map((one) => findHeading(document, one, outlet)).find(Boolean) ??
    findOnlyHeading(document, windowTitle, outlet) ??
    headline ??
    networkTitle ??
    windowTitle;
  const title = fullTitle === undefined ? undefined : removeOutlet(fullTitle, outlet);
  return {
    title: title !== undefined && title.length <= MAX_TITLE_LENGTH ? title : undefined,
    outlet: outlet ?? outletInWindowTitle(windowTitle ?? '', title ?? ''),
  };
}

/** Finds the longest heading that begins or ends a declared title: the site's or the section's name may stand beside it. */
function findHeading(document: Document, title: string, outlet = ''): string | undefined {
  const [heading] = [
    ...document.querySelectorAll('[itemprop="headline"], h1, h2, h3, b, h1 *, h2 *'),
  ]
    .filter((element) => !element.closest('nav'))
    .map((element) => toPlainLine(element.textContent) ?? '')
    .filter((text) => {
      const [letters, all] = [normalizeName(text), normalizeName(title)];
      return (
        text.length >= Math.max(MIN_HEADING_LENGTH, title.length / 3) &&
        letters !== normalizeName(outlet) &&
        (all.startsWith(letters) || all.endsWith(letters))
      );
    })
    .sort((one, other) => other.length - one.length);
  // A heading of several parts has no signs between them.
  return heading && normalizeName(heading) === normalizeName(title) ? title : heading;
}

/** Finds the only `<h1>`, which readers see where search engines and networks are told another title. */
function findOnlyHeading(document: Document, windowTitle = '', outlet = ''): string | undefined {
  const [heading, ...others] = document.querySelectorAll('h1');
  const text = toPlainLine(heading?.textContent);
  if (text === undefined || others.length > 0 || normalizeName(text) === normalizeName(outlet))
    return;
  return text.length >= MIN_HEADING_LENGTH || windowTitle.startsWith(text) ? text : undefined;
}

/** Removes the site's name from the end of a title. */
export function removeOutlet(title: string, outlet: string | undefined): string {
  if (outlet === undefined) return title;
  const [, shortTitle] =
    new RegExp(`^(.+)${SEPARATOR}${RegExp.escape(outlet)}$`, 'i').exec(title) ?? [];
  return shortTitle ?? title;
}

/** Finds the site's name before or after the title in `<title>`; « par Ada Ndi » is an author. */
function outletInWindowTitle(windowTitle: string, title: string): string | undefined {
  const escapedTitle = RegExp.escape(title);
  const [, before, behind] =
    new RegExp(
      `^(?:(.{2,60}?)${SEPARATOR}${escapedTitle}|${escapedTitle}${SEPARATOR}(.{2,60}))$`,
    ).exec(windowTitle) ?? [];
  const name = (before ?? behind)?.split(new RegExp(SEPARATOR))[0];
  return title === '' || name === undefined || /^(?:by|par)\s/i.test(name) ? undefined : name;
}
