import { readCollections } from '../content/read-collections.server.ts';
import { parseContent } from '../content/parsed-content.server.ts';
import { parseVideoUrl } from '../content/video-url.ts';
import { AlreadyImportedError, ImportError } from './import-errors.ts';
import {
  createPageFetcher,
  type FetchedPage,
  parsePublicUrl,
  type FetchPermissions,
  createRobotsCheck,
} from './fetch-page.ts';
import { importArticle, type Imported } from './import-article.ts';
import type { ImportResult } from '../admin/workflows/import-state.ts';
import { importPublication, LINKEDIN_INCOMPLETE } from './import-publication.ts';
import { importVideo } from './import-video.ts';
import { pageKey } from './page-address.ts';

/** Options of an import. */
interface ImportOptions {
  /** Absolute path of the content folder. */
  folder: string;
  /** The owner's name. */
  owner: string;
  /** Exceptions to the limit to the public web; none by default. */
  permissions?: FetchPermissions;
}

const LINKEDIN = /(?:^|\.)linkedin\.com$/;

/**
 * Imports links into the content one after the other, as drafts. Links already imported are skipped, so that an
 * interrupted import can resume.
 *
 * @throws Error in French when the content itself has a problem.
 */
export async function* importLinks(
  links: readonly string[],
  { folder, owner, permissions = { hosts: new Set() } }: ImportOptions,
): AsyncGenerator<ImportResult> {
  const fileByPageKey = await listImportedPages(folder);
  const fetchPage = createPageFetcher(permissions);
  const isAllowed = createRobotsCheck(fetchPage);
  for (const link of links) yield await importLink(link);

  async function importLink(link: string): Promise<ImportResult> {
    try {
      const url = parsePublicUrl(link, permissions);
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
    return LINKEDIN.test(fetched.url.hostname)
      ? importPublication(fetched, folder, throwIfImported)
      : importArticle(fetched, { folder, owner, fetchPage: fetchIfAllowed, throwIfImported });
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

/**
 * Lists the external pages that are in the content, by page key.
 *
 * @param folder absolute path of the content folder.
 * @returns the file of each.
 * @throws Error in French when the content has a problem.
 */
async function listImportedPages(folder: string): Promise<Map<string, string>> {
  const checked = await readCollections(folder);
  const [problem] = checked.problems;
  if (problem) throw new Error(`Corrigez d’abord votre contenu. ${problem.line}`);
  const { items, publications } = parseContent(checked);
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
