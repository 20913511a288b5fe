import { readCollections } from '../content/read-collections.server.ts';
import { parseContent, type ParsedContent } from '../content/parsed-content.server.ts';
import { parseVideoUrl } from '../content/video-url.ts';
import { AlreadyImportedError, ImportError } from './import-errors.ts';
import {
  createPageFetcher,
  type FetchedPage,
  parsePublicUrl,
  createRobotsCheck,
} from './fetch-page.ts';
import { importArticle, type Imported } from './import-article.ts';
import type { ImportResult } from '../admin/workflows/import-state.ts';
import { importPublication, LINKEDIN_INCOMPLETE } from './import-publication.ts';
import { importVideo } from './import-video.ts';
import { canonicalAddress, pageKey } from './page-address.ts';
import { readPageInWorker } from './read-page.ts';
import { parse } from 'csv-parse/sync';

const LINKEDIN = /(?:^|\.)linkedin\.com$/;

/**
 * Imports the links of a text into the content one after the other, as drafts: yields their number, then the result of
 * each. Links already imported are skipped, so that an interrupted import can resume.
 *
 * @param folder absolute path of the content folder.
 * @param allowedHosts hosts, with ports, that are allowed though they are not public: in tests.
 * @throws Error in French when the text has no link, or the content has a problem.
 */
export async function* importLinks(
  text: string,
  folder: string,
  allowedHosts: ReadonlySet<string> = new Set(),
): AsyncGenerator<ImportResult | { total: number }> {
  const links = extractLinks(text);
  if (links.length === 0)
    throw new Error('Il n’y a pas d’adresse là-dedans : une adresse commence par « https:// ».');
  yield { total: links.length };
  const checked = await readCollections(folder);
  const [problem] = checked.problems;
  if (problem) throw new Error(`Corrigez d’abord votre contenu. ${problem.line}`);
  const content = parseContent(checked);
  const fileByPageKey = listImportedPages(content);
  const fetchPage = createPageFetcher(allowedHosts);
  const isAllowed = createRobotsCheck(fetchPage);
  for (const link of links) yield await importLink(link);

  async function importLink(link: string): Promise<ImportResult> {
    try {
      const url = parsePublicUrl(link, allowedHosts);
      const { file, address, isDraft, remarks } = await importUrl(url);
      for (const pageAddress of [url.href, address]) fileByPageKey.set(pageKey(pageAddress), file);
      return {
        link,
        file,
        outcome: [isDraft ? 'pris, en brouillon' : 'pris', ...remarks].join(' ; '),
      };
    } catch (error) {
      if (error instanceof AlreadyImportedError)
        return { link, file: error.file, outcome: 'déjà là' };
      return { link, outcome: `rien n’est pris : ${errorMessage(error)}` };
    }
  }

  async function importUrl(url: URL): Promise<Imported> {
    throwIfImported(url.href);
    return (await importIfVideo(url)) ?? importPage(await fetchIfAllowed(url.href));
  }

  async function importPage(fetched: FetchedPage): Promise<Imported> {
    throwIfImported(fetched.url.href);
    const video = await importIfVideo(fetched.url);
    if (video) return video;
    if (!isHtmlPage(fetched))
      throw new ImportError(`ce n’est pas une page, mais un fichier (${fetched.type})`);
    const reading = await readPageInWorker(fetched);
    const address = canonicalAddress(reading.page.canonical, fetched.url);
    throwIfImported(address);
    return LINKEDIN.test(fetched.url.hostname)
      ? importPublication(reading.page, address, folder)
      : importArticle(reading, address, content, fetchIfAllowed);
  }

  async function importIfVideo(url: URL): Promise<Imported | undefined> {
    const video = parseVideoUrl(url.href);
    return video.host === 'native' ? undefined : importVideo(url, video, fetchPage, folder);
  }

  function throwIfImported(address: string): void {
    const file = fileByPageKey.get(pageKey(address));
    if (file !== undefined) throw new AlreadyImportedError(file);
  }

  /** Fetches an address if robots.txt allows it, redirects included. */
  function fetchIfAllowed(address: string): Promise<FetchedPage> {
    return fetchPage(address, async (url) => {
      if (await isAllowed(url)) return;
      throw new ImportError(
        LINKEDIN.test(url.hostname)
          ? LINKEDIN_INCOMPLETE
          : 'ce site ne veut pas que des programmes lisent cette page',
      );
    });
  }
}

function errorMessage(error: unknown): string {
  return error instanceof ImportError ? error.message : 'cette page n’a pas pu être lue';
}

/** A missing media type most often means a page. */
const isHtmlPage = ({ type }: FetchedPage) =>
  /^(?:$|text\/html|application\/xhtml\+xml)/i.test(type.trim());

/** Maps the keys of the external pages that are in the content to their files. */
function listImportedPages({ items, publications }: ParsedContent): Map<string, string> {
  const addresses = [
    ...items.flatMap(({ file, data }) => {
      const address =
        data.category === 'Articles'
          ? data.originalUrl
          : data.category === 'Vidéos'
            ? data.videoUrl
            : undefined;
      return address?.startsWith('http') ? [[address, file] as const] : [];
    }),
    ...publications.map(({ url }) => [url, 'publications.json'] as const),
  ];
  return new Map(addresses.map(([address, file]) => [pageKey(address), file]));
}

const LINK = /\bhttps?:\/\/[^\s<>"«»]+/gi;

/** Punctuation after a link that does not belong to it. */
const TRAILING_PUNCTUATION = /[.,;:!?…'’*_]+$/;

/**
 * Extracts the links of a text: one a line, a table (CSV, with commas or semicolons), or what a messenger exports.
 *
 * @param text of any length.
 * @returns each once, in order.
 */
export function extractLinks(text: string): string[] {
  return [
    ...new Set(
      splitCells(text)
        .flatMap((cell) => cell.match(LINK) ?? [])
        .map(trimLink),
    ),
  ];
}

/** Splits a table into cells: there, a comma ends a link; elsewhere it may be part of one. */
function splitCells(text: string): string[] {
  const [first = ''] = text.split('\n');
  const delimiter = [';', ',', '\t'].find((sign) => first.split(sign).length > 1);
  if (delimiter === undefined || /^\S*https?:/.test(first)) return [text];
  try {
    const rows: unknown = parse(text, { delimiter, bom: true, relax_column_count: true });
    return Array.isArray(rows) ? rows.flat().map(String) : [text];
  } catch {
    return [text];
  }
}

function trimLink(link: string): string {
  const bare = link.replace(TRAILING_PUNCTUATION, '');
  return bare.endsWith(')') && !bare.includes('(') ? trimLink(bare.slice(0, -1)) : bare;
}
