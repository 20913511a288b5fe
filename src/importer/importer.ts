import type { ParsedContent } from '../content/parsed-content.server.ts';
import { parseVideoUrl } from '../content/video-url.ts';
import { AlreadyImportedError, ImportError } from './import-errors.ts';
import {
  createPageFetcher,
  type FetchedPage,
  type FetchPage,
  parsePublicUrl,
  createRobotsCheck,
} from './fetch-page.ts';
import { type FeedArticle, readFeed } from './feed.ts';
import { importArticle, type Imported, isSignedBy } from './import-article.ts';
import { importPublication, LINKEDIN_INCOMPLETE } from './import-publication.ts';
import { importVideo } from './import-video.ts';
import { canonicalAddress, pageKey } from './page-address.ts';
import { decodePage } from './page-document.ts';
import { readPageInWorker } from './read-page.ts';

const LINKEDIN = /(?:^|\.)linkedin\.com$/;

/** YouTube's feeds are made for programs, which its robots.txt keeps from all the same. */
const YOUTUBE_FEED = 'https://www.youtube.com/feeds/videos.xml?';

/** What a page must be that nobody has asked for. */
interface Proposal {
  /** Whose name its author must have; undefined for any. */
  signedBy: string | undefined;
}

/** Imports pages into the content, one at a time. */
export interface Importer {
  /**
   * Imports a page; returns the articles of a feed in its place.
   *
   * @param proposal for a page that nobody has asked for: it becomes a draft, or nothing.
   * @throws ImportError, or AlreadyImportedError when the page is known.
   */
  importPageAt: (link: string, proposal?: Proposal) => Promise<Imported | FeedArticle[]>;
  /** Whether the page of an absolute address is known. */
  isKnown: (address: string) => boolean;
  /** Fetches an address if robots.txt allows it, redirects included. */
  fetchIfAllowed: FetchPage;
}

/**
 * Creates an importer.
 *
 * @param allowedHosts hosts, with ports, that are allowed though they are not public: in tests.
 * @param rejected addresses of pages that are not to be imported.
 */
export function createImporter(
  content: ParsedContent,
  allowedHosts: ReadonlySet<string>,
  rejected: readonly string[] = [],
): Importer {
  const fileByPageKey = listImportedPages(content);
  for (const address of rejected) fileByPageKey.set(pageKey(address), 'watch.json');
  const fetchPage = createPageFetcher(allowedHosts);
  const isAllowed = createRobotsCheck(fetchPage);
  return {
    importPageAt,
    isKnown: (address) => fileByPageKey.has(pageKey(address)),
    fetchIfAllowed,
  };

  async function importPageAt(link: string, proposal?: Proposal) {
    const url = parsePublicUrl(link, allowedHosts);
    throwIfImported(url.href);
    const imported =
      (await importIfVideo(url, proposal)) ??
      (await importPage(await fetchIfAllowed(url.href), proposal));
    if (!Array.isArray(imported))
      for (const address of [url.href, imported.address])
        fileByPageKey.set(pageKey(address), imported.file);
    return imported;
  }

  async function importPage(
    fetched: FetchedPage,
    proposal?: Proposal,
  ): Promise<Imported | FeedArticle[]> {
    throwIfImported(fetched.url.href);
    const video = await importIfVideo(fetched.url, proposal);
    if (video) return video;
    const articles = readFetchedFeed(fetched);
    if (articles) return articles;
    if (!isHtmlPage(fetched))
      throw new ImportError(`ce n’est pas une page, mais un fichier (${fetched.type})`);
    const reading = await readPageInWorker(fetched);
    const address = canonicalAddress(reading.page.canonical, fetched.url);
    throwIfImported(address);
    throwIfUnsigned(reading.page.author, proposal);
    if (!LINKEDIN.test(fetched.url.hostname))
      return importArticle(reading, address, content, fetchIfAllowed);
    // It has no draft, and would be published.
    if (proposal) throw new ImportError('une publication ne se propose pas');
    return importPublication(reading.page, address, content.folder);
  }

  async function importIfVideo(url: URL, proposal?: Proposal): Promise<Imported | undefined> {
    const video = parseVideoUrl(url.href);
    if (video.host === 'native') return undefined;
    throwIfUnsigned(undefined, proposal);
    return importVideo(url, video, fetchPage, content.folder);
  }

  function throwIfImported(address: string): void {
    const file = fileByPageKey.get(pageKey(address));
    if (file !== undefined) throw new AlreadyImportedError(file);
  }

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

function throwIfUnsigned(author: string | undefined, proposal?: Proposal): void {
  const name = proposal?.signedBy;
  if (name !== undefined && !(author !== undefined && isSignedBy(author, name)))
    throw new ImportError(`rien ne dit que « ${name} » l’a signée`);
}

/** Reads the articles of a feed; undefined for anything else. */
export const readFetchedFeed = ({ bytes, type, url }: FetchedPage) =>
  readFeed(decodePage(bytes, type), url);

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
