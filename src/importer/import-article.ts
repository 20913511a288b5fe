import { writeDraft, downloadPicture } from './draft.ts';
import { ImportError } from './import-errors.ts';
import type { FetchPage, FetchedPage } from './fetch-page.ts';
import { canonicalAddress } from './page-address.ts';
import { readPageInWorker } from './read-page-in-worker.ts';

/** Result of an import. */
export interface Imported {
  file: string;
  /** The canonical address of the page. */
  address: string;
  /** Whether it is a draft, which the owner has to publish. */
  isDraft: boolean;
  /** What is missing or unusual, in French. */
  remarks: string[];
}

/** Context of an import. */
interface ArticleImport {
  /** Absolute path of the content folder. */
  folder: string;
  /** The owner's name. */
  owner: string;
  fetchPage: FetchPage;
  /** Throws AlreadyImportedError for an address that is in the content. */
  throwIfImported: (address: string) => void;
}

/**
 * Writes a draft of the article on a page.
 *
 * @throws ImportError when the page has no article.
 */
export async function importArticle(
  fetched: FetchedPage,
  { folder, owner, fetchPage, throwIfImported }: ArticleImport,
): Promise<Imported> {
  const { page, text } = await readPageInWorker(fetched);
  if (page.title === undefined || (text === undefined && page.standfirst === undefined))
    throw new ImportError('cette page ne contient pas d’article que l’on puisse lire');
  const address = canonicalAddress(page.canonical, fetched.url);
  throwIfImported(address);
  const bytes = page.picture && (await downloadPicture(fetchPage, page.picture.url));
  const {
    outlet = fetched.url.hostname.replace(/^www\./, ''),
    title,
    date,
    standfirst,
    author,
  } = page;
  const data = {
    category: 'Articles',
    title,
    ...(date !== undefined && { date }),
    ...(standfirst !== undefined && { standfirst }),
    outlet,
    originalUrl: address,
  };
  const picture = bytes && page.picture && ({ ...page.picture, field: 'image', bytes } as const);
  const file = await writeDraft(folder, data, text ?? '', picture);
  const expectedFields = Object.entries({
    'la date': date,
    'le chapô': standfirst,
    'l’image': bytes,
    'le texte': text,
  });
  const missingNames = expectedFields.flatMap(([name, value]) => (value === undefined ? name : []));
  const remarks = [
    ...(missingNames.length > 0 ? [`il manque ${missingNames.join(', ')}`] : []),
    ...(page.closed ? ['la page est réservée aux abonnés : collez vous-même le texte'] : []),
    ...(author === undefined || isSignedByOwner(author, owner)
      ? []
      : [`l’article est signé « ${author} »`]),
    ...(picture && picture.credit === undefined ? ['l’image n’a pas de crédit'] : []),
  ];
  return { file, address, isDraft: true, remarks };
}

const lettersOf = (name: string) => name.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase();

const isSignedByOwner = (author: string, owner: string) =>
  lettersOf(author).includes(lettersOf(owner));
