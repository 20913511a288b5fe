import type { CollectionName } from '../collections.ts';

/**
 * What is wrong with the name of a content file. That of a portfolio item is part of an address, which
 * every host, link and messenger must spell alike; the other names are known beforehand.
 *
 * @param collection what the file belongs to.
 * @param file its path.
 * @returns one French sentence without a final stop, or nothing when the name is sound.
 */
export function fileNameFault(collection: CollectionName, file: string): string | undefined {
  if (collection !== 'portfolio') return undefined;
  if (/(^|\/)[a-z0-9-]+\.[^./]+$/.test(file)) return undefined;
  return 'ce nom de fichier devient une adresse ; renommez-le en minuscules sans accent, chiffres et traits d’union, comme « marche-de-nuit.md »';
}
