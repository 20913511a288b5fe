import { readCollections } from '../content/read-collections.server.ts';
import { parseContent } from '../content/parsed-content.server.ts';
import { parseVideoUrl } from '../content/video-url.ts';
import { AlreadyThere, ImportFailure } from './failure.ts';
import { politeGet, type Got, publicAddress, type Permissions, robotRules } from './fetch-page.ts';
import { importArticle, type Imported } from './import-article.ts';
import type { ImportResult } from '../admin/workflows/import-state.ts';
import { importPublication, UNTOLD } from './import-publication.ts';
import { importVideo } from './import-video.ts';
import { pageKey } from './same-page.ts';

/** Where links are taken to, and who is whose. */
interface Importer {
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
): AsyncGenerator<ImportResult> {
  const known = await knownPages(folder);
  const get = politeGet(permissions);
  const isAllowed = robotRules(get);
  for (const link of links) yield await taken(link);

  async function taken(link: string): Promise<ImportResult> {
    try {
      const url = publicAddress(link, permissions);
      const { file, address, isDraft, remarks } = await imported(url);
      for (const one of [url.href, address]) known.set(pageKey(one), file);
      return {
        link,
        file,
        outcome: [isDraft ? 'pris, en brouillon' : 'pris', ...remarks].join(' ; '),
      };
    } catch (error) {
      if (error instanceof AlreadyThere) return { link, file: error.file, outcome: 'déjà là' };
      return { link, outcome: `rien n’est pris : ${reason(error)}` };
    }
  }

  async function imported(url: URL): Promise<Imported> {
    refuseKnown(url.href);
    return (await importedVideo(url)) ?? importedPage(await getAllowed(url.href));
  }

  async function importedPage(got: Got): Promise<Imported> {
    refuseKnown(got.url.href);
    const video = await importedVideo(got.url);
    if (video) return video;
    if (!isPage(got))
      throw new ImportFailure(`ce n’est pas une page, mais un fichier (${got.type})`);
    return LINKEDIN.test(got.url.hostname)
      ? importPublication(got, folder, refuseKnown)
      : importArticle(got, { folder, owner, get: getAllowed, refuseKnown });
  }

  async function importedVideo(url: URL): Promise<Imported | undefined> {
    const video = parseVideoUrl(url.href);
    return video.host === 'native' ? undefined : importVideo(url, video, get, folder);
  }

  function refuseKnown(address: string): void {
    const file = known.get(pageKey(address));
    if (file !== undefined) throw new AlreadyThere(file);
  }

  /** Pages, their pictures, and what either leads to are read by the rules of their hosts. */
  function getAllowed(address: string): Promise<Got> {
    return get(address, async (url) => {
      if (await isAllowed(url)) return;
      throw new ImportFailure(
        LINKEDIN.test(url.hostname)
          ? UNTOLD
          : 'ce site ne veut pas que des programmes lisent cette page',
      );
    });
  }
}

function reason(error: unknown): string {
  return error instanceof ImportFailure ? error.message : 'cette page n’a pas pu être lue';
}

/** A host that doesn't say what it sends most often sends a page. */
const isPage = ({ type }: Got) => /^(?:$|text\/html|application\/xhtml\+xml)/i.test(type.trim());

/**
 * The pages elsewhere that the content has already, by their mark.
 *
 * @param folder absolute path of the content folder.
 * @returns the file of each.
 * @throws Error in French when the content has a fault: what is there can't be told then.
 */
async function knownPages(folder: string): Promise<Map<string, string>> {
  const checked = await readCollections(folder);
  const [fault] = checked.problems;
  if (fault) throw new Error(`Corrigez d’abord votre contenu. ${fault.line}`);
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
