import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { z } from 'zod';
import { COLLECTIONS, type CollectionName } from '../schemas/collections.ts';
import { keysOf } from '../domain/keys-of.ts';
import { fieldName } from '../schemas/check/field-name.ts';
import { fileNameFault } from '../schemas/check/file-name.ts';
import { itemIssues } from '../schemas/check/item-issues.ts';
import { frenchIssue } from '../schemas/check/messages.ts';
import { misplacedItems } from './misplaced.ts';
import { readContent } from './read.ts';
import { schemaFor } from './schema-for.ts';
import { missingList } from './shown-list.ts';

/**
 * Checks every file of the content folder.
 *
 * @param folder absolute path of the content folder.
 * @returns one French line a fault: file, field, what is wrong, how to fix it. Empty when all is well.
 */
export async function checkContent(folder: string): Promise<string[]> {
  const perCollection = await Promise.all(
    keysOf(COLLECTIONS).map(async (collection) => {
      const { files: pattern } = COLLECTIONS[collection];
      const files = (await Array.fromAsync(glob(pattern, { cwd: folder }))).sort();
      if (files.length === 0) return [missing(folder, pattern)];
      const schema = schemaFor(COLLECTIONS[collection], dirname(join(folder, pattern)));
      const check = (file: string) => checkFile(collection, schema, folder, file);
      return (await Promise.all(files.map(check))).flat();
    }),
  );
  const list = await missingList(folder);
  const misplaced = (await misplacedItems(folder)).map(
    (file) =>
      `${show(folder, file)} : ce fichier n’est pas lu ; placez-le dans le dossier « portfolio » même, sous un nom qui finit par « .md ».`,
  );
  return [...perCollection.flat(), ...(list ? [missing(folder, list)] : []), ...misplaced];
}

function isPublic(address: string): boolean {
  return existsSync(join('public', address));
}

function missing(folder: string, file: string): string {
  return `${show(folder, file)} : ce fichier manque ; remettez-le en place.`;
}

async function checkFile(
  collection: CollectionName,
  schema: z.ZodType,
  folder: string,
  file: string,
): Promise<string[]> {
  const name = show(folder, file);
  const misnamed = fileNameFault(collection, file);
  const faults = misnamed === undefined ? [] : [`${name} : ${misnamed}.`];
  try {
    const content = await readContent(join(folder, file));
    const { error } = await schema.safeParseAsync(content.data, { error: frenchIssue });
    const beside = collection === 'portfolio' ? itemIssues(content, isPublic) : [];
    const issues = [...(error?.issues ?? []), ...beside];
    return [...faults, ...issues.map((issue) => describe(name, schema, issue))];
  } catch (error) {
    return [...faults, `${name} : ${error instanceof Error ? error.message : String(error)}.`];
  }
}

function describe(
  file: string,
  schema: z.ZodType,
  { path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>,
): string {
  const field = fieldName(schema, path);
  return `${file}${field ? ` › ${field}` : ''} : ${message}.`;
}

function show(folder: string, file: string): string {
  return relative(resolve(folder, '..'), join(folder, file)).replaceAll('\\', '/');
}
