import { z } from 'zod';

/** What is read of an entry. */
interface Keyed {
  collection: string;
  file: string;
  data: unknown;
}

const keyed = z.object({ cle: z.string() });

/**
 * The dossiers whose key is that of another: both would have one address.
 *
 * @param entries of the whole content.
 * @returns the paths of all but the first that have it.
 */
export function repeatedKeys(entries: readonly Keyed[]): string[] {
  const dossiers = entries
    .filter(({ collection }) => collection === 'dossiers')
    .flatMap(({ file, data }) => {
      const { cle } = keyed.safeParse(data).data ?? {};
      return cle === undefined ? [] : [{ file, cle }];
    });
  return dossiers
    .filter(({ cle }, index) => dossiers.findIndex((other) => other.cle === cle) < index)
    .map(({ file }) => file);
}
