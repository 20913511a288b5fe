import type { z } from 'zod';
import type { CollectionName } from '../collections.ts';
import { dossierIssues } from './dossier-problems.ts';
import { fault, type Fault } from './problem.ts';
import { fileNameFault } from './file-name.ts';
import { itemIssues } from './item-problems.ts';
import { frenchIssue } from './messages.ts';
import type { FileProbes } from './lookups.ts';
import type { ContentFile, Issue } from './written-problems.ts';

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
