import { parseVideoUrl } from '../../domain/video-url.ts';
import { ImportFailure } from './failure.ts';
import { politeGet, type Get } from './get.ts';
import { importArticle, type Imported } from './import-article.ts';
import type { ImportLine } from '../../desk/import/import-line.ts';
import { importPublication } from './import-publication.ts';
import { importVideo } from './import-video.ts';
import { knownPages } from './known-pages.ts';
import { publicAddress, type Permissions } from './public-address.ts';
import { robotRules } from './robots.ts';
import { pageKey } from './same-page.ts';

/** Where links are taken to, and who is whose. */
export interface Importer {
  /** Absolute path of the content folder. */
  folder: string;
  /** The owner's name. */
  owner: string;
  /** What else than the public web may be asked; nothing. */
  permissions?: Permissions;
}

const LINKEDIN = /(?:^|\.)linkedin\.com$/;

/**
 * Takes links into the content, one after the other: each becomes a draft. One that is there already is left alone, so
 * that what was interrupted goes on where it stopped.
 *
 * @throws Error in French when the content itself has a fault.
 */
export async function* importLinks(
  links: readonly string[],
  { folder, owner, permissions = { hosts: new Set() } }: Importer,
): AsyncGenerator<ImportLine> {
  const known = await knownPages(folder);
  const get = politeGet(permissions);
  const isAllowed = robotRules(get);
  for (const link of links) yield await taken(link);

  async function taken(link: string): Promise<ImportLine> {
    try {
      const url = publicAddress(link, permissions);
      const there = known.get(pageKey(url.href));
      if (there !== undefined) return { link, said: 'déjà là', file: there };
      const { file, address, remarks } = await imported(url);
      for (const one of [url.href, address]) known.set(pageKey(one), file);
      return { link, file, said: [DONE, ...remarks].join(' ; ') };
    } catch (error) {
      return { link, said: `rien n’est pris : ${reason(error)}` };
    }
  }

  async function imported(url: URL): Promise<Imported> {
    const video = parseVideoUrl(url.href);
    if (video.host !== 'native') return importVideo(url.href, video, get, folder);
    if (!(await isAllowed(url)))
      throw new ImportFailure('ce site ne veut pas que des programmes lisent cette page');
    const got = await get(url.href);
    const there = known.get(pageKey(got.url.href));
    if (there !== undefined)
      throw new ImportFailure(`c’est la page de « ${there} », qui est déjà là`);
    return LINKEDIN.test(got.url.hostname)
      ? importPublication(got, folder)
      : importArticle(got, onlyAllowed(get), folder, owner);
  }

  /** The pictures of a page are read by the same rules. */
  function onlyAllowed(get: Get): Get {
    return async (address) => {
      if (!(await isAllowed(publicAddress(address, permissions))))
        throw new ImportFailure('refusé');
      return get(address);
    };
  }
}

const DONE = 'pris, en brouillon';

function reason(error: unknown): string {
  return error instanceof ImportFailure ? error.message : 'cette page n’a pas pu être lue';
}
