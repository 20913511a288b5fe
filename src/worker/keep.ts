import { isKeptPage } from '@/domain/copies/addresses.ts';
import type { Message } from '@/domain/copies/message.ts';
import { BASE } from '@/domain/site-paths.ts';
import { hadAlready } from './had-already.ts';
import { makeRoom } from './make-room.ts';
import { storeFiles, storePage } from './store.ts';

/** Keeps what a page tells of. Two tabs don't write into each other's copies. */
export async function keep({ path, page, files, costsLittle }: Message): Promise<void> {
  if (!isKeptPage(path, BASE)) return;
  const get = (address: string) => hadAlready(address, costsLittle);
  await navigator.locks.request('copies', async () => {
    if (page) await storePage({ ...page, path }, get);
    await storeFiles(path, files, get);
    await makeRoom();
  });
}
