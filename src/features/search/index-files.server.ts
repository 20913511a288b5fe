import { close, createIndex } from 'pagefind';
import { asIndexed } from './words.ts';
import { searchRecords, type SearchRecord } from './records.server.ts';

/** One file of the index: its path below that of the index, and what it holds. */
export interface IndexFile {
  path: string;
  content: Uint8Array;
}

const STOPPED =
  'La recherche n’a pas pu être préparée : Pagefind s’est arrêté. Lancez la construction encore une fois.';

/**
 * What the search page fetches, built by Pagefind, a program of its own, from every public text of the site.
 *
 * @throws Error when Pagefind can't be had for this machine, or refuses a text.
 */
export async function searchFiles(): Promise<IndexFile[]> {
  try {
    return await makeIndex();
  } catch (error) {
    throw new Error(`${STOPPED}\n${String(error)}`, { cause: error });
  }
}

async function makeIndex(): Promise<IndexFile[]> {
  const { index, errors } = await createIndex({ forceLanguage: 'fr' });
  if (!index) throw new Error(errors.join('\n'));
  for (const record of await searchRecords()) {
    const { errors } = await index.addCustomRecord(indexed(record));
    if (errors.length > 0) throw new Error(`${record.url}: ${errors.join('\n')}`);
  }
  const { files } = await index.getFiles();
  await close();
  return files;
}

/** The title is a part of the text too, so that what is found in it is known by its place. */
function indexed({ url, title, line, text, type, year }: SearchRecord) {
  return {
    url,
    language: 'fr',
    content: asIndexed(`${title} ${text}`),
    meta: { title, line },
    filters: { type: [type], ...(year !== undefined && { annee: [year] }) },
  };
}
