import { z } from 'zod';
import { isEnded, isPublished, type Term } from '@/content/visibility.ts';
import type { CollectionName } from '@/content/collections.ts';
import { parse } from 'yaml';

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
  key: z.string().optional(),
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
  const { key, ...item } = standing.catch({}).parse(data);
  if (collection === 'dossiers') {
    const others = [...(await dossiers())].filter(([other]) => other !== path);
    const taken = others.some(([, text]) => writtenHeader(text).key === key);
    return taken ? [{ path: ['key'], message: TAKEN }] : [];
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

const text = z.union([z.string(), z.number().transform(String)]);

/** A day, of which an hour behind it is no part. */
const day = z
  .string()
  .transform((written) => written.slice(0, 10))
  .pipe(z.coerce.date())
  .optional()
  .catch(undefined);

const header = z.object({
  draft: z.boolean().catch(false),
  date: day,
  lastDay: day,
  title: text.catch(''),
  key: text.catch(''),
  items: z.array(text.nullable().catch(null)).catch([]),
});

/**
 * What decides when an item or a dossier is shown, and which items a dossier names. What is missing or malformed counts as
 * absent: the content check says so elsewhere.
 *
 * @param file the text of a Markdown file.
 */
export function writtenHeader(
  file: string,
): Term & { title: string; key: string; names: string[] } {
  const [, source = ''] = file.split(/^---\s*$/m);
  const { key, items, ...rest } = header.parse(fieldsOf(source));
  return { ...rest, key, names: items.filter((name) => name !== null) };
}

function fieldsOf(source: string): object {
  try {
    const fields: unknown = parse(source);
    return typeof fields === 'object' && fields !== null ? fields : {};
  } catch {
    return {};
  }
}
