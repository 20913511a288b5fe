import { z } from 'zod';
import { isEnded } from '@/content/dossier.ts';
import { isPublished } from '@/content/visibility.ts';
import type { CollectionName } from '@/content/collections.ts';
import { writtenHeader } from './written-header.ts';

/** What is about to be saved. */
interface Saved {
  collection: CollectionName;
  /** Of its file, from the root of the site. */
  path: string;
  data: Readonly<Record<string, unknown>>;
}

interface Fault {
  path: string[];
  message: string;
}

const standing = z.object({
  draft: z.boolean().optional(),
  date: z.coerce.date().optional(),
  cle: z.string().optional(),
});

/** Where the dossiers are, from the root of the site. */
export const DOSSIERS = 'content/dossiers';

/**
 * What would be wrong between the file that is saved and the others: a dossier shows what is being hidden, or has the same
 * key.
 *
 * @param today the current day, at midnight UTC.
 * @param dossiers reads all of them: their texts by their paths.
 */
export async function faultsBetween(
  { collection, path, data }: Saved,
  today: Date,
  dossiers: () => Promise<ReadonlyMap<string, string>>,
): Promise<Fault[]> {
  const { cle, ...item } = standing.catch({}).parse(data);
  if (collection === 'dossiers') {
    const others = [...(await dossiers())].filter(([other]) => other !== path);
    const taken = others.some(([, text]) => writtenHeader(text).key === cle);
    return taken ? [{ path: ['cle'], message: TAKEN }] : [];
  }
  if (collection !== 'portfolio' || isPublished(item, today)) return [];
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  return [...(await dossiers()).values()]
    .map(writtenHeader)
    .filter(({ names, draft, date = today, ...end }) => {
      const asks = !draft && !isEnded(end, today) && names.includes(name);
      return asks && !isPublished(item, date > today ? date : today);
    })
    .map(({ title }) => ({
      path: [item.draft ? 'draft' : 'date'],
      message: `le dossier « ${title} » le montre ; retirez-le d’abord de ce dossier`,
    }));
}

const TAKEN = 'un autre dossier a la même clé ; effacez-la, le bureau en tire une autre au sort';
