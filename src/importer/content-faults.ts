import { dirname, join } from 'node:path';
import { diskProbes } from '../content/check/disk-lookups.server.ts';
import { checkEntry, type Checked } from '../content/check/check-entry.ts';
import { probingSchema } from '../content/check/lookups.ts';
import { COLLECTIONS, type CollectionName } from '../content/collections.ts';
import { ImportFailure } from './failure.ts';

/**
 * Holds a file that is about to be written against the whole content check.
 *
 * @param folder absolute path of the content folder.
 * @param file its path below that.
 * @throws ImportFailure with the first fault.
 */
export async function refuseFaults(
  folder: string,
  collection: CollectionName,
  file: string,
  content: Checked['content'],
): Promise<void> {
  // What is taken from elsewhere names no item.
  const probes = diskProbes(dirname(join(folder, file)), () => Promise.resolve(undefined));
  const schema = probingSchema(COLLECTIONS[collection], probes);
  const [fault] = await checkEntry({ collection, file, content }, schema, probes);
  if (fault) throw new ImportFailure(`le site ne peut pas la prendre ainsi : ${fault.message}`);
}
