import type { z } from 'zod';
import type { CollectionName } from '../collections.ts';
import { dossierProblems, itemProblems, type ContentFile } from './entry-problems.ts';
import { makeProblem, type FieldProblem, type Problem } from './problem.ts';
import type { FileLookups } from './lookups.ts';

/** A content file before the check. */
export interface FileToCheck {
  collection: CollectionName;
  /** Its path, as the owner reads it. */
  file: string;
  content: ContentFile;
}

/** Checks that a schema can't do, for the collections that need them. */
const EXTRA_CHECKS: Partial<
  Record<CollectionName, (content: ContentFile, lookups: FileLookups) => Promise<FieldProblem[]>>
> = {
  portfolio: (content, { isPublicFile }) => itemProblems(content, isPublicFile),
  dossiers: dossierProblems,
};

/**
 * Checks one content file: its name, its data against the schema, and what a schema can't check.
 *
 * @param schema of the file's collection, made with the same lookups once for all of its files.
 * @throws what a lookup throws.
 */
export async function checkEntry(
  { collection, file, content }: FileToCheck,
  schema: z.ZodType,
  lookups: FileLookups,
): Promise<Problem[]> {
  const { error } = await schema.safeParseAsync(content.data, { error: frenchErrorMap });
  const extraProblems = (await EXTRA_CHECKS[collection]?.(content, lookups)) ?? [];
  return [
    ...checkFileName(collection, file),
    ...[...(error?.issues ?? []), ...extraProblems].map((problem) =>
      makeProblem(file, problem, schema),
    ),
  ];
}

/**
 * Checks only the file's name. That of a portfolio item becomes part of a URL, which every host, link and messenger must
 * spell alike; any other is free.
 *
 * @param file its path, as the owner reads it.
 */
export function checkFileName(collection: CollectionName, file: string): Problem[] {
  if (collection !== 'portfolio' || /(^|\/)[a-z0-9-]+\.[^./]+$/.test(file)) return [];
  const message =
    'ce nom de fichier devient une adresse ; renommez-le en minuscules sans accent, chiffres et traits d’union, comme « marche-de-nuit.md »';
  return [makeProblem(file, { message })];
}

const FRENCH_TYPES: Record<string, string> = {
  string: 'un texte entre guillemets',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: '« true » ou « false »',
  array: 'une liste entre crochets',
  object: 'un groupe de champs entre accolades',
  date: 'une date comme « 2026-11-21 »',
};

/**
 * Zod error map: the French messages for issues to which a schema gives no message of its own.
 *
 * @returns one French sentence without a final full stop: « problem ; fix ».
 */
export const frenchErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'ce champ manque ; ajoutez-le';
      return issue.expected === 'string' && issue.input !== null
        ? 'ce n’est pas un texte ; mettez-le entre guillemets'
        : `ce n’est pas la bonne sorte de valeur ; écrivez ${FRENCH_TYPES[issue.expected] ?? 'une autre valeur'}`;
    case 'unrecognized_keys':
      return `champ inconnu « ${issue.keys.join(' », « ')} » ; retirez-le ou corrigez son nom`;
    case 'invalid_value':
      return `valeur inconnue ; écrivez ${issue.values.map((value) => `« ${String(value)} »`).join(' ou ')}`;
    case 'invalid_union':
      return issue.errors.at(-1)?.[0]?.message ?? 'valeur inconnue ; corrigez-la';
    default:
      return 'cette valeur ne convient pas ; corrigez-la d’après le guide';
  }
};
