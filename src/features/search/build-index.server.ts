import { close, createIndex } from 'pagefind';
import { encodeWords } from './encode-words.ts';
import { getSearchRecords, type SearchRecord } from './search-records.server.ts';

/** One file of the index; its path is relative to the index. */
export interface SearchIndexFile {
  path: string;
  content: Uint8Array;
}

/**
 * Builds the search index of every public text with Pagefind, which runs as a program of its own.
 *
 * @throws Error when Pagefind doesn't run on this machine, or refuses a text.
 */
export async function buildSearchIndex(): Promise<SearchIndexFile[]> {
  return runPagefind().catch((cause: unknown) => {
    const message =
      'La recherche n’a pas pu être préparée : Pagefind s’est arrêté. Lancez la construction encore une fois.';
    throw new Error(`${message}\n${String(cause)}`, { cause });
  });
}

async function runPagefind(): Promise<SearchIndexFile[]> {
  const { index, errors } = await createIndex({ forceLanguage: 'fr' });
  if (!index) throw new Error(errors.join('\n'));
  for (const record of await getSearchRecords()) {
    const { errors } = await index.addCustomRecord(toPagefindRecord(record));
    if (errors.length > 0) throw new Error(`${record.url}: ${errors.join('\n')}`);
  }
  const { files } = await index.getFiles();
  await close();
  return files;
}

/** Converts a record for Pagefind. The content begins with the title, so that matches in the title have a location too. */
function toPagefindRecord({ url, title, line, text, type, year, lang }: SearchRecord) {
  return {
    url,
    // One index for both languages: a query has none.
    language: 'fr',
    content: `${encodeWords(title)} ${encodeWords(text)}`,
    meta: { title, line, ...(lang && { lang }) },
    filters: { type: [type], ...(year !== undefined && { annee: [year] }) },
  };
}
