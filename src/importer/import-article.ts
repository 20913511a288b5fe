import { writeDraft, fetchPicture } from './draft.ts';
import { ImportFailure } from './failure.ts';
import type { Get, Got } from './fetch-page.ts';
import { addressOf } from './same-page.ts';
import { readPage } from './read-page.ts';

/** What was made of a page. */
export interface Imported {
  file: string;
  /** The address that the page wants to be known by. */
  address: string;
  /** Whether it waits until the owner lets it appear. */
  isDraft: boolean;
  /** French, one a remark: what is missing or strange. */
  remarks: string[];
}

/** Where an article is taken to, and by what. */
interface Taking {
  /** Absolute path of the content folder. */
  folder: string;
  /** The owner's name. */
  owner: string;
  get: Get;
  /** Throws for an address that the content has already. */
  refuseKnown: (address: string) => void;
}

/**
 * Makes a draft of an article of a page.
 *
 * @throws ImportFailure when the page has no article.
 */
export async function importArticle(
  got: Got,
  { folder, owner, get, refuseKnown }: Taking,
): Promise<Imported> {
  const { page, text } = await readPage(got);
  if (page.title === undefined || (text === undefined && page.standfirst === undefined))
    throw new ImportFailure('cette page ne contient pas d’article que l’on puisse lire');
  const address = addressOf(page.canonical, got.url);
  refuseKnown(address);
  const bytes = page.picture && (await fetchPicture(get, page.picture.url));
  const { outlet = got.url.hostname.replace(/^www\./, ''), title, date, standfirst, author } = page;
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
  const missing = Object.entries({
    'la date': date,
    'le chapô': standfirst,
    'l’image': bytes,
    'le texte': text,
  });
  const absent = missing.flatMap(([name, value]) => (value === undefined ? name : []));
  const remarks = [
    ...(absent.length > 0 ? [`il manque ${absent.join(', ')}`] : []),
    ...(page.closed ? ['la page est réservée aux abonnés : collez vous-même le texte'] : []),
    ...(author === undefined || isHers(author, owner) ? [] : [`l’article est signé « ${author} »`]),
    ...(picture && picture.credit === undefined ? ['l’image n’a pas de crédit'] : []),
  ];
  return { file, address, isDraft: true, remarks };
}

const plain = (name: string) => name.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase();

const isHers = (author: string, owner: string) => plain(author).includes(plain(owner));
