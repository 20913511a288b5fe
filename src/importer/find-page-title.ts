import { linkedDataText, type LinkedData } from './linked-data.ts';
import { normalizeName, toPlainLine } from './page-document.ts';

/** Maximum length of a title in characters; a longer text is no title. */
const MAX_TITLE_LENGTH = 300;

/** Minimum length in characters of a heading that may be the title; a shorter one is the name of a section. */
const MIN_HEADING_LENGTH = 12;

/** Pattern, as text, of the separator between an article's title and the site's name: « | » or « – », for example. */
const SEPARATOR = String.raw`\s*(?:\s[-–—|·:]\s|::|»|:\s)\s*`;

/** The title of an article and the name of its outlet, which many pages write together, as in « Titre | Média ». */
export interface TitleAndOutlet {
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
): TitleAndOutlet {
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

/**
 * Finds the longest heading that is the start or the end of a title in the metadata: there, the name of the site or of a
 * section may stand beside the article's title.
 */
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

/** Returns the text of the only `<h1>`: readers see it, even where search engines and networks are told another title. */
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
