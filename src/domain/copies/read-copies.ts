import { copyCaches, isCopy, RECORD, type Copy } from './copy.ts';

/** What is asked of a browser's storage: `caches`. */
export interface Storage {
  keys: () => Promise<string[]>;
  open: (name: string) => Promise<{ match: (address: string) => Promise<Body | undefined> }>;
}

interface Body {
  json: () => Promise<unknown>;
}

/**
 * Every whole copy, the last one read first.
 *
 * @param base path below which the site is published, without its last « / ».
 */
export async function readCopies(storage: Storage, base: string): Promise<Copy[]> {
  const records = await Promise.all(
    copyCaches(await storage.keys(), base).map(async (name) => {
      const record = await (await storage.open(name)).match(RECORD);
      return record?.json();
    }),
  );
  return records.filter(isCopy).sort((a, b) => (a.read < b.read ? 1 : -1));
}
