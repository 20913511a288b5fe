import { join } from 'node:path';
import { z } from 'zod';
import { readData } from '../content/read-file.server.ts';
import type { ImportLine } from '../admin/import/import-line.ts';
import { importLinks } from './import-links.ts';
import { linksIn } from './links-in.ts';
import type { Permissions } from './public-address.ts';

/**
 * Takes the links of a text into the content: says how many there are, then what came of each.
 *
 * @param folder absolute path of the content folder.
 * @param permissions what else than the public web may be asked: nothing.
 * @throws Error in French when the text has none, or the content has a fault.
 */
export async function* takeLinks(
  text: string,
  folder: string,
  permissions: Permissions = { hosts: new Set() },
): AsyncGenerator<ImportLine | { total: number }> {
  const links = linksIn(text);
  if (links.length === 0)
    throw new Error('Il n’y a pas d’adresse là-dedans : une adresse commence par « https:// ».');
  yield { total: links.length };
  const owner = ownerName(await readData(join(folder, 'site.json')));
  yield* importLinks(links, { folder, owner, permissions });
}

const site = z.object({ name: z.string() });

/**
 * Whose articles are taken.
 *
 * @param data of `content/site.json`.
 */
export const ownerName = (data: unknown): string => site.parse(data).name;
