import { close, createIndex } from 'pagefind';
import { asIndexed, wordsOf } from '../../domain/search/words.ts';
import { searchRecords, type SearchRecord } from './records.ts';
import { settled } from './settled.ts';
import { withShortNames, type IndexFile } from './short-names.ts';

/** Pagefind's program and its index; not its own search boxes, which write HTML. */
const NEEDED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.fr\.pagefind|[^/]+\.pf_meta|(index|filter|fragment)\/.+)$/;

/**
 * How many places of words one part of the index has, of which a query fetches one a word. Pagefind's own 20,000 make
 * the median query among 10,000 items 146 kB, these 126 kB (npm run proof -- search).
 */
process.env['PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE'] ??= '5000';

const STOPPED =
  'La recherche n’a pas pu être préparée : Pagefind s’est arrêté. Lancez la construction encore une fois.';

/**
 * What the search page fetches, built by Pagefind, a program of its own, from every public text of the site.
 *
 * @throws Error when Pagefind can't be had for this machine, or refuses a text.
 */
export const searchFiles = (): Promise<IndexFile[]> =>
  settled(
    makeIndex().catch((error: unknown) => {
      throw new Error(`${STOPPED}\n${String(error)}`, { cause: error });
    }),
    STOPPED,
  );

async function makeIndex(): Promise<IndexFile[]> {
  const { index, errors } = await createIndex({ forceLanguage: 'fr' });
  if (!index) throw new Error(errors.join('\n'));
  const records = (await searchRecords()).map((written) => {
    const record = indexed(written);
    return { record, length: wordsOf(record.content).length };
  });
  // The list of the results' files says how long each is: in this order it packs to 30 kB among 10,000, else to 45.
  // Pagefind takes one after the other; to wait for each answer would let it wait for the pages.
  await Promise.all(
    records
      .toSorted((a, b) => b.length - a.length)
      .map(async ({ record }) => {
        const { errors } = await index.addCustomRecord(record);
        if (errors.length > 0) throw new Error(`${record.url}: ${errors.join('\n')}`);
      }),
  );
  const { files } = await index.getFiles();
  await close();
  return withShortNames(files.filter(({ path }) => NEEDED.test(path)));
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
