import { readCollections } from './read-collections.ts';

/**
 * Checks every file of the content folder.
 *
 * @param folder absolute path of the content folder.
 * @returns one French line a fault: file, field, what is wrong, how to fix it. Empty when all is well.
 */
export async function checkContent(folder: string): Promise<string[]> {
  const { faults } = await readCollections(folder);
  return faults.map(({ line }) => line);
}
