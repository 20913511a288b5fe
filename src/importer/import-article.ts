import type { ParsedContent } from '../content/parsed-content.server.ts';
import { writeDraft, downloadPicture, missingFieldsRemark } from './write-draft.ts';
import { ImportError } from './import-errors.ts';
import type { FetchPage } from './fetch-page.ts';
import { findLanguage } from './find-language.ts';
import { normalizeName } from './page-document.ts';
import { isHomePage } from './page-address.ts';
import { imageFileName } from './page-picture.ts';
import type { PageReading } from './read-page.ts';

/** Result of the import of one page: the content file that was written or changed. */
export interface PageImport {
  file: string;
  /** The canonical address of the page. */
  address: string;
  /** Whether it is a draft, which the owner has to publish. */
  isDraft: boolean;
  /** What is missing or unusual, in French. */
  remarks: string[];
}

/**
 * Writes a draft of the article on a page.
 *
 * @param address the canonical address of the page.
 * @param content the content into which the article is imported.
 * @param fetchPage fetches the article's pictures.
 * @throws ImportError when the page has no article.
 */
export async function importArticle(
  { page, text }: PageReading,
  address: string,
  { folder, site }: ParsedContent,
  fetchPage: FetchPage,
): Promise<PageImport> {
  if (isHomePage(new URL(address)))
    throw new ImportError('c’est la page d’accueil d’un site, pas un article');
  const { title, date, standfirst, author } = page;
  if (title === undefined || (text === undefined && standfirst === undefined && !page.closed))
    throw new ImportError('cette page ne contient pas d’article que l’on puisse lire');
  const outlet = page.outlet ?? new URL(address).hostname.replace(/^www\./, '');
  const lang = findLanguage(text ?? standfirst ?? title);
  const data = {
    category: 'Articles',
    title,
    date,
    standfirst,
    lang,
    outlet,
    originalUrl: address,
  };
  const bytes = page.picture && (await downloadPicture(fetchPage, page.picture.url));
  const picture = bytes && page.picture && ({ ...page.picture, field: 'image', bytes } as const);
  const leadName = page.picture && imageFileName(page.picture.url);
  const { body, pictures } = await downloadTextPictures(text ?? '', leadName, fetchPage);
  const file = await writeDraft(folder, data, body, picture, pictures);
  const remarks = [
    ...missingFieldsRemark({
      'la date': date,
      'le chapô': standfirst,
      'l’image': bytes,
      'le texte': text,
    }),
    ...(page.closed ? ['la page est réservée aux abonnés : collez vous-même le texte'] : []),
    ...(author === undefined || isSignedBy(author, site.name)
      ? []
      : [`l’article est signé « ${author} »`]),
    ...(picture && picture.credit === undefined ? ['l’image n’a pas de crédit'] : []),
  ];
  return { file, address, isDraft: true, remarks };
}

/** Matches a picture in the Markdown text of a page, with the blank line after it: it is removed where it isn't imported. */
const TEXT_PICTURE = /^!\[.*\]\((https?:\S+?)(?: ".*")?\)(?:\n\n|$)/gm;

/** The maximum number of pictures that are taken from a text. */
const MAX_TEXT_PICTURES = 12;

/**
 * Downloads the pictures of a text, and removes from it those that can't be downloaded.
 *
 * @param leadName file name of the article's own picture, which is removed from the text too.
 * @returns the text, and the bytes of its pictures by their original addresses.
 */
async function downloadTextPictures(
  text: string,
  leadName: string | undefined,
  fetchPage: FetchPage,
) {
  const pictures = new Map<string, Uint8Array>();
  for (const [, url = ''] of text.matchAll(TEXT_PICTURE)) {
    if (pictures.size === MAX_TEXT_PICTURES) break;
    if (imageFileName(url) === leadName || pictures.has(url)) continue;
    const bytes = await downloadPicture(fetchPage, url);
    if (bytes) pictures.set(url, bytes);
  }
  const shown = new Set<string>();
  const body = text.replaceAll(TEXT_PICTURE, (picture, url: string) => {
    if (!pictures.has(url) || shown.has(url)) return '';
    shown.add(url);
    return picture;
  });
  return { body: body.trim(), pictures };
}

/** Whether authors include a person, whatever the order of the names: « NDI Clarisse ». */
export function isSignedBy(authors: string, person: string): boolean {
  const [names, own] = [authors, person].map((text) => text.split(/[\s,-]+/).map(normalizeName));
  return own?.every((name) => names?.includes(name)) === true;
}
