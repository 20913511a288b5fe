import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { longDate, parseFrenchDate } from '../lib/dates.ts';
import { assertValidContent } from './write-draft.ts';
import { ImportError } from './import-errors.ts';
import type { PageImport } from './import-article.ts';
import { findLanguage } from './find-language.ts';
import type { Metadata } from './page-metadata.ts';

const FILE = 'publications.json';

const PUBLISHED_AT_ONCE =
  'une publication n’a pas de brouillon : elle paraîtra dès que vous publierez le site';

const publicationsSchema = z.looseObject({
  publications: z.array(z.looseObject({ date: z.string() })),
});

export const LINKEDIN_INCOMPLETE =
  'LinkedIn n’en dit pas assez sans compte : ajoutez-la vous-même dans « Publications »';

/**
 * Adds a LinkedIn post to the list of publications. A publication can't be a draft: the post must have every required
 * field, and the list with it must pass the content check.
 *
 * @param address the canonical address of the post.
 * @param folder absolute path of the content folder.
 * @throws ImportError when the page lacks a required field, or the content check fails; nothing is written then.
 */
export async function importPublication(
  { title, standfirst, date }: Metadata,
  address: string,
  folder: string,
): Promise<PageImport> {
  if (title === undefined || standfirst === undefined || date === undefined)
    throw new ImportError(LINKEDIN_INCOMPLETE);
  const path = join(folder, FILE);
  const { publications, ...rest } = publicationsSchema.parse(
    JSON.parse(await readFile(path, 'utf8')),
  );
  const lang = findLanguage(`${title} ${standfirst}`);
  const publication = {
    ...{ title, excerpt: standfirst, date: longDate(new Date(date)), url: address },
    ...(lang && { lang }),
  };
  const insertIndex = publications.findIndex(
    (entry) => (parseFrenchDate(entry.date)?.getTime() ?? Infinity) < Date.parse(date),
  );
  publications.splice(insertIndex === -1 ? publications.length : insertIndex, 0, publication);
  const data = { ...rest, publications };
  const source = `${JSON.stringify(data, undefined, 2)}\n`;
  await assertValidContent(folder, 'publications', FILE, { data, body: '', source });
  await writeFile(path, source);
  return { file: FILE, address, isDraft: false, remarks: [PUBLISHED_AT_ONCE] };
}
