import { readCollections } from '../content/read-collections.ts';
import { contentOf } from '../content/content-of.ts';
import { pageKey } from './same-page.ts';

/**
 * The pages elsewhere that the content has already, by their mark.
 *
 * @param folder absolute path of the content folder.
 * @returns the file of each.
 * @throws Error in French when the content has a fault: what is there can't be told then.
 */
export async function knownPages(folder: string): Promise<Map<string, string>> {
  const checked = await readCollections(folder);
  const [fault] = checked.faults;
  if (fault) throw new Error(`Corrigez d’abord votre contenu. ${fault.line}`);
  const { items, publications } = contentOf(checked);
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
