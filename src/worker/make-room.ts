import { cacheOf } from '@/domain/copies/copy.ts';
import { readCopies } from '@/domain/copies/read-copies.ts';
import { surplus } from '@/domain/copies/surplus.ts';
import { BASE } from '@/domain/site-paths.ts';

/** Deletes the copies that were read longest ago, so that the others take no more than they may. */
export async function makeRoom(): Promise<void> {
  const copies = surplus(await readCopies(caches, BASE));
  await Promise.all(copies.map(({ path }) => caches.delete(cacheOf(path))));
}
