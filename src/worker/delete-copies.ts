import { BASE } from '@/domain/site-paths.ts';
import { copyCaches } from '@/domain/copies/copy.ts';

/** Takes every copy off the device. */
export async function deleteCopies(): Promise<void> {
  const names = copyCaches(await caches.keys(), BASE);
  await Promise.all(names.map((name) => caches.delete(name)));
}
