import type { z } from 'zod';
import type { CollectionName } from '../collections.ts';
import {
  dossierProblems,
  itemProblems,
  sheetProblems,
  type ContentFile,
} from './entry-problems.ts';
import { frenchErrorMap } from './french-errors.ts';
import { makeProblem, type FieldProblem, type Problem } from './problem.ts';
import type { FileLookups } from './check-lookups.ts';

/** A content file that is parsed but not checked yet. */
export interface FileToCheck {
  collection: CollectionName;
  /** Path of the entry's file, as it is shown to the owner. */
  file: string;
  content: ContentFile;
}

/** Checks that a schema can't do, for the collections that need them. */
const EXTRA_CHECKS: Partial<
  Record<
    CollectionName,
    (content: ContentFile, lookups: FileLookups, schema: z.ZodType) => Promise<FieldProblem[]>
  >
> = {
  portfolio: itemProblems,
  dossiers: dossierProblems,
  sheet: sheetProblems,
};

/**
 * Checks one content file: its name, its data against the schema, and what a schema can't check.
 *
 * @param schema of the file's collection; the caller makes it once for all files, with the same lookups.
 * @throws what a lookup throws.
 */
export async function checkEntry(
  { collection, file, content }: FileToCheck,
  schema: z.ZodType,
  lookups: FileLookups,
): Promise<Problem[]> {
  const { error } = await schema.safeParseAsync(content.data, { error: frenchErrorMap });
  const extraProblems = (await EXTRA_CHECKS[collection]?.(content, lookups, schema)) ?? [];
  const problems = [...(error?.issues ?? []), ...extraProblems, ...findBareQuotes(content.data)];
  return [
    ...checkFileName(collection, file),
    ...problems.map((problem) => makeProblem(file, problem, schema)),
  ];
}

/** Finds fields that hold nothing but quotation marks: people who want an empty field may type « "" » into the form. */
function findBareQuotes(value: unknown, path: readonly PropertyKey[] = []): FieldProblem[] {
  if (typeof value === 'string')
    return /^["'“”«»\s]*["'“”«»]["'“”«»\s]*$/.test(value)
      ? [{ path, message: 'ce champ ne contient que des guillemets ; effacez-les' }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    findBareQuotes(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Checks only the name of a file. The file name of a portfolio item becomes part of a URL, which every host, link and
 * messenger must spell alike; files of other collections may have any name.
 *
 * @param file path of the file, as the owner reads it.
 */
export function checkFileName(collection: CollectionName, file: string): Problem[] {
  if (collection !== 'portfolio' || /(^|\/)[a-z0-9-]+\.[^./]+$/.test(file)) return [];
  const message =
    'ce nom de fichier devient une adresse ; renommez-le en minuscules sans accent, chiffres et traits d’union, comme « marche-de-nuit.md »';
  return [makeProblem(file, { message })];
}
