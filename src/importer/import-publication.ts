import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { longDate, parseFrenchDate } from '../lib/dates.ts';
import { refuseFaults } from './draft.ts';
import { ImportFailure } from './failure.ts';
import type { Got } from './fetch-page.ts';
import type { Imported } from './import-article.ts';
import { addressOf } from './same-page.ts';
import { readPage } from './read-page.ts';

const FILE = 'publications.json';

const NO_DRAFT =
  'une publication n’a pas de brouillon : elle paraîtra dès que vous publierez le site';

const list = z.looseObject({ publications: z.array(z.looseObject({ date: z.string() })) });

export const UNTOLD =
  'LinkedIn n’en dit pas assez sans compte : ajoutez-la vous-même dans « Publications »';

/**
 * Adds a post of LinkedIn to the publications, which have no drafts: it must have all that one needs, and the list must
 * pass the whole content check with it.
 *
 * @param folder absolute path of the content folder.
 * @param refuseKnown throws for an address that the content has already.
 * @throws ImportFailure when its page doesn't tell it, or the check refuses it; nothing is written then.
 */
export async function importPublication(
  got: Got,
  folder: string,
  refuseKnown: (address: string) => void,
): Promise<Imported> {
  const { page } = await readPage(got);
  const { title, standfirst, date, canonical } = page;
  if (title === undefined || standfirst === undefined || date === undefined)
    throw new ImportFailure(UNTOLD);
  const address = addressOf(canonical, got.url);
  refuseKnown(address);
  const path = join(folder, FILE);
  const { publications, ...rest } = list.parse(JSON.parse(await readFile(path, 'utf8')));
  const added = { title, excerpt: standfirst, date: longDate(new Date(date)), url: address };
  const before = publications.findIndex(
    (one) => (parseFrenchDate(one.date)?.getTime() ?? Infinity) < Date.parse(date),
  );
  publications.splice(before === -1 ? publications.length : before, 0, added);
  const data = { ...rest, publications };
  const source = `${JSON.stringify(data, undefined, 2)}\n`;
  await refuseFaults(folder, 'publications', FILE, { data, body: '', source });
  await writeFile(path, source);
  return { file: FILE, address, isDraft: false, remarks: [NO_DRAFT] };
}
