import { z } from 'zod';
import { isEnded, isOnline } from '@/content/publish-status.ts';
import type { CollectionName } from '@/content/collections.ts';
import type { FieldProblem } from '@/content/check/problem.ts';
import { parse } from 'yaml';

/** The file that is about to be saved. */
interface SavedFile {
  collection: CollectionName;
  /** Path from the project's root. */
  path: string;
  data: Readonly<Record<string, unknown>>;
}

const visibilityFields = z.object({
  draft: z.boolean().optional(),
  date: z.coerce.date().optional(),
  key: z.string().optional(),
});

/** Path of the folder with the files of the dossiers, from the project's root. */
export const DOSSIERS_FOLDER = 'content/dossiers';

/**
 * Finds conflicts between the file that is being saved and the dossiers: a dossier shows the portfolio item that would go
 * offline, or has the same secret key as the saved dossier.
 *
 * @param today the current day, at midnight UTC.
 * @param readDossiers reads the files of all dossiers; the result maps each path to a text.
 */
export async function findCrossFileProblems(
  { collection, path, data }: SavedFile,
  today: Date,
  readDossiers: () => Promise<ReadonlyMap<string, string>>,
): Promise<Required<FieldProblem>[]> {
  const { key, ...item } = visibilityFields.catch({}).parse(data);
  if (collection === 'dossiers') {
    const otherDossiers = [...(await readDossiers())].filter(
      ([dossierPath]) => dossierPath !== path,
    );
    const isKeyTaken = otherDossiers.some(([, text]) => parseFrontMatter(text).key === key);
    return isKeyTaken ? [{ path: ['key'], message: DUPLICATE_KEY_MESSAGE }] : [];
  }
  if (collection !== 'portfolio' || isOnline(item, today)) return [];
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  return [...(await readDossiers()).values()]
    .map(parseFrontMatter)
    .filter(({ names, draft, date = today, ...endDates }) => {
      const showsItem = !draft && !isEnded(endDates, today) && names.includes(name);
      return showsItem && !isOnline(item, date > today ? date : today);
    })
    .map(({ title }) => ({
      path: [item.draft ? 'draft' : 'date'],
      message: `le dossier « ${title} » le montre ; retirez-le d’abord de ce dossier`,
    }));
}

const DUPLICATE_KEY_MESSAGE =
  'un autre dossier a la même clé ; effacez-la, le bureau en tire une autre au sort';

const text = z.union([z.string(), z.number().transform(String)]);

/** Schema of a date in front matter; a time of day after the date is ignored. */
const day = z
  .string()
  .transform((value) => value.slice(0, 10))
  .pipe(z.coerce.date())
  .optional()
  .catch(undefined);

const frontMatter = z.object({
  draft: z.boolean().catch(false),
  featured: z.boolean().catch(false),
  date: day,
  lastDay: day,
  title: text.catch(''),
  key: text.catch(''),
  items: z.array(text.nullable().catch(null)).catch([]),
});

/**
 * Parses the front matter fields of a portfolio item or dossier that the admin's own checks and the dashboard need. A malformed
 * field counts as absent: the content check reports it.
 *
 * @param file the text of a Markdown file.
 */
export function parseFrontMatter(file: string) {
  const { items, ...rest } = frontMatter.parse(parseFields(file));
  return { ...rest, names: items.filter((name) => name !== null) };
}

/**
 * Parses the front matter of a Markdown file.
 *
 * @returns an empty object when the front matter is malformed or missing.
 */
export function parseFields(file: string): Record<string, unknown> {
  const [, source = ''] = file.split(/^---\s*$/m);
  try {
    return z.record(z.string(), z.unknown()).parse(parse(source));
  } catch {
    return {};
  }
}
