import type { z } from 'zod';
import type { CollectionName } from '../collections.ts';
import { dossierIssues, itemIssues, type ContentFile, type Issue } from './entry-problems.ts';
import { fault, type Fault } from './problem.ts';
import type { FileProbes } from './lookups.ts';

/** A content file to be checked. */
export interface Checked {
  collection: CollectionName;
  /** Its path, as the owner reads it. */
  file: string;
  content: ContentFile;
}

/** What the schemas of some collections can't see. */
const BESIDE: Partial<
  Record<CollectionName, (content: ContentFile, probes: FileProbes) => Promise<Issue[]>>
> = {
  portfolio: (content, { isPublic }) => itemIssues(content, isPublic),
  dossiers: dossierIssues,
};

/**
 * Checks one content file: its name, its data against the schema, and what a schema can't see.
 *
 * @param schema of the file's collection; made once for all its files, with the same probes.
 * @param probes for what must be looked up.
 * @throws what a probe throws.
 */
export async function checkEntry(
  { collection, file, content }: Checked,
  schema: z.ZodType,
  probes: FileProbes,
): Promise<Fault[]> {
  const { error } = await schema.safeParseAsync(content.data, { error: frenchIssue });
  const beside = (await BESIDE[collection]?.(content, probes)) ?? [];
  return [
    ...checkName(collection, file),
    ...[...(error?.issues ?? []), ...beside].map((issue) => fault(file, issue, schema)),
  ];
}

/** What is wrong with the file's name alone. */
export function checkName(collection: CollectionName, file: string): Fault[] {
  const message = fileNameFault(collection, file);
  return message === undefined ? [] : [fault(file, { message })];
}

/**
 * What is wrong with the name of a content file. That of a portfolio item is part of an address, which
 * every host, link and messenger must spell alike; the other names are known beforehand.
 *
 * @param collection what the file belongs to.
 * @param file its path.
 * @returns one French sentence without a final stop, or nothing when the name is sound.
 */
export function fileNameFault(collection: CollectionName, file: string): string | undefined {
  if (collection !== 'portfolio') return undefined;
  if (/(^|\/)[a-z0-9-]+\.[^./]+$/.test(file)) return undefined;
  return 'ce nom de fichier devient une adresse ; renommez-le en minuscules sans accent, chiffres et traits d’union, comme « marche-de-nuit.md »';
}

const TYPES: Record<string, string> = {
  string: 'un texte entre guillemets',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: '« true » ou « false »',
  array: 'une liste entre crochets',
  object: 'un groupe de champs entre accolades',
  date: 'une date comme « 2026-11-21 »',
};

/**
 * What is wrong and how to fix it, for the issues to which a schema gives no message of its own.
 *
 * @param issue as Zod raises it, before its message is set.
 * @returns one French sentence without a final stop: « fault ; fix ».
 */
export const frenchIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'ce champ manque ; ajoutez-le'
        : `ce n’est pas la bonne sorte de valeur ; écrivez ${TYPES[issue.expected] ?? 'une autre valeur'}`;
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
