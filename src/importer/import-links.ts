import { parseContent, type ParsedContent } from '../content/parsed-content.server.ts';
import { readCollections } from '../content/read-collections.server.ts';
import { parseVideoUrl } from '../content/video-url.ts';
import type { ImportResult } from '../admin/workflows/import-state.ts';
import { AlreadyImportedError, ImportError } from './import-errors.ts';
import {
  createPageFetcher,
  type FetchedPage,
  parsePublicUrl,
  createRobotsCheck,
} from './fetch-page.ts';
import { type FeedArticle, readFeed } from './feed.ts';
import { importArticle, type PageImport, isSignedBy } from './import-article.ts';
import { importPublication, LINKEDIN_INCOMPLETE } from './import-publication.ts';
import { importVideo } from './import-video.ts';
import { canonicalAddress, pageKey } from './page-address.ts';
import { decodePage } from './page-document.ts';
import { readPageInWorker } from './read-page.ts';

const LINKEDIN = /(?:^|\.)linkedin\.com$/;

/**
 * Start of the address of a YouTube feed. Feeds are made for programs, so they are fetched although YouTube's
 * robots.txt disallows them.
 */
const YOUTUBE_FEED = 'https://www.youtube.com/feeds/videos.xml?';

/**
 * Imports links into the content one after the other, as drafts: yields the number of links, then the result of each. Links
 * already imported are skipped, so that an interrupted import can resume. If a link leads to a feed, the articles of the
 * feed are imported, and the new number of links is yielded.
 *
 * @param folder absolute path of the content folder.
 * @param allowedHosts hosts, with ports, that are allowed though they are not public: in tests.
 * @throws Error in French when there is no link, or the content has a problem.
 */
export async function* importLinks(
  links: readonly string[],
  folder: string,
  allowedHosts: ReadonlySet<string> = new Set(),
): AsyncGenerator<ImportResult | { total: number }> {
  if (links.length === 0)
    throw new Error('Il n’y a pas d’adresse là-dedans : une adresse commence par « https:// ».');
  let total = links.length;
  yield { total };
  const { importPageAt } = createImporter(await readValidContent(folder), allowedHosts);
  for (const link of links) {
    const result = await importLink(link);
    if (!Array.isArray(result)) {
      yield result;
      continue;
    }
    const addresses = new Set(result.map(({ address }) => address));
    total += addresses.size - 1;
    yield { total };
    for (const address of addresses) {
      const article = await importLink(address);
      yield Array.isArray(article) ? failure(address, 'c’est un flux dans un flux') : article;
    }
  }

  async function importLink(link: string): Promise<ImportResult | FeedArticle[]> {
    try {
      const imported = await importPageAt(link);
      if (Array.isArray(imported)) return imported;
      const { file, isDraft, remarks } = imported;
      const outcome = [isDraft ? 'pris, en brouillon' : 'pris', ...remarks].join(' ; ');
      return { link, file, outcome };
    } catch (error) {
      if (error instanceof AlreadyImportedError)
        return { link, file: error.file, outcome: 'déjà là' };
      return failure(link, errorMessage(error));
    }
  }
}

const failure = (link: string, reason: string): ImportResult => ({
  link,
  outcome: `rien n’est pris : ${reason}`,
});

/** Says in French why a page could not be imported. */
export function errorMessage(error: unknown): string {
  return error instanceof ImportError ? error.message : 'cette page n’a pas pu être lue';
}

/**
 * Reads the content into which pages are imported.
 *
 * @throws Error in French when it has a problem.
 */
export async function readValidContent(folder: string): Promise<ParsedContent> {
  const checked = await readCollections(folder);
  const [problem] = checked.problems;
  if (problem) throw new Error(`Corrigez d’abord votre contenu. ${problem.line}`);
  return parseContent(checked);
}

/** Conditions under which a page that the weekly run has found becomes a draft; otherwise it is skipped. */
interface ImportConditions {
  /** The name that the page's authors must include; undefined when any author will do. */
  signedBy: string | undefined;
}

/**
 * Creates an importer of single pages. It throws AlreadyImportedError for a page that is in the content or was rejected, and
 * ImportError for one that can't be imported.
 *
 * @param rejected addresses of pages that are not to be imported.
 */
export function createImporter(
  content: ParsedContent,
  allowedHosts: ReadonlySet<string>,
  rejected: readonly string[] = [],
) {
  const fileByPageKey = listImportedPages(content);
  for (const address of rejected) fileByPageKey.set(pageKey(address), 'watch.json');
  const fetchPage = createPageFetcher(allowedHosts);
  const isAllowed = createRobotsCheck(fetchPage);
  const isKnown = (address: string) => fileByPageKey.has(pageKey(address));
  return { importPageAt, isKnown, fetchIfAllowed };

  /** Imports a page. If it is a feed, nothing is imported, and the articles that the feed lists are returned. */
  async function importPageAt(
    link: string,
    conditions?: ImportConditions,
  ): Promise<PageImport | FeedArticle[]> {
    const url = parsePublicUrl(link, allowedHosts);
    throwIfImported(url.href);
    const imported =
      (await importIfVideo(url, conditions)) ??
      (await importPage(await fetchIfAllowed(url.href), conditions));
    if (Array.isArray(imported)) return imported;
    for (const address of [url.href, imported.address])
      fileByPageKey.set(pageKey(address), imported.file);
    return imported;
  }

  async function importPage(fetched: FetchedPage, conditions: ImportConditions | undefined) {
    throwIfImported(fetched.url.href);
    const media = (await importIfVideo(fetched.url, conditions)) ?? readFeedPage(fetched);
    if (media) return media;
    if (!isHtmlPage(fetched))
      throw new ImportError(`ce n’est pas une page, mais un fichier (${fetched.type})`);
    const reading = await readPageInWorker(fetched);
    const address = canonicalAddress(reading.page.canonical, fetched.url);
    throwIfImported(address);
    throwIfUnsigned(reading.page.author, conditions);
    if (!LINKEDIN.test(fetched.url.hostname))
      return importArticle(reading, address, content, fetchIfAllowed);
    // It has no draft, and would be published.
    if (conditions) throw new ImportError('une publication ne se propose pas');
    return importPublication(reading.page, address, content.folder);
  }

  async function importIfVideo(url: URL, conditions: ImportConditions | undefined) {
    const video = parseVideoUrl(url.href);
    if (video.host === 'native') return undefined;
    throwIfUnsigned('', conditions);
    return importVideo(url, video, fetchPage, content.folder);
  }

  function throwIfImported(address: string): void {
    const file = fileByPageKey.get(pageKey(address));
    if (file !== undefined) throw new AlreadyImportedError(file);
  }

  /** Fetches an address if robots.txt allows it, redirects included. */
  function fetchIfAllowed(address: string): Promise<FetchedPage> {
    return fetchPage(address, async (url) => {
      if (url.href.startsWith(YOUTUBE_FEED) || (await isAllowed(url))) return;
      throw new ImportError(
        LINKEDIN.test(url.hostname)
          ? LINKEDIN_INCOMPLETE
          : 'ce site ne veut pas que des programmes lisent cette page',
      );
    });
  }
}

/** Returns the articles that a fetched feed lists; undefined for any other page. */
export const readFeedPage = ({ bytes, type, url }: FetchedPage) =>
  readFeed(decodePage(bytes, type), url);

function throwIfUnsigned(author = '', { signedBy }: Partial<ImportConditions> = {}): void {
  if (signedBy !== undefined && !isSignedBy(author, signedBy))
    throw new ImportError(`rien ne dit que « ${signedBy} » l’a signée`);
}

/** Whether what was fetched is an HTML page. It most often is one where the media type is missing. */
const isHtmlPage = ({ type }: FetchedPage) =>
  /^(?:$|text\/html|application\/xhtml\+xml)/i.test(type.trim());

/** Maps the key (`pageKey`) of each external page that is in the content to the content file that names it. */
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
