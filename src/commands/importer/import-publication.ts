import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { longDate } from '../../domain/text/french-date.ts';
import { parseFrenchDate } from '../../domain/text/parse-french-date.ts';
import { ImportFailure } from './failure.ts';
import type { Got } from './get.ts';
import type { Imported } from './import-article.ts';
import { readPage } from './read-page.ts';

const FILE = 'publications.json';

const list = z.looseObject({ publications: z.array(z.looseObject({ date: z.string() })) });

/**
 * Adds a post of LinkedIn to the publications, which have no drafts: it must have all that one needs.
 *
 * @param folder absolute path of the content folder.
 * @throws ImportFailure when its page doesn't tell it.
 */
export async function importPublication(got: Got, folder: string): Promise<Imported> {
  const { page } = await readPage(got);
  const { title, standfirst, date, canonical } = page;
  if (title === undefined || standfirst === undefined || date === undefined)
    throw new ImportFailure(
      'LinkedIn n’en dit pas assez sans compte : ajoutez-la vous-même dans « Publications »',
    );
  const path = join(folder, FILE);
  const { publications, ...rest } = list.parse(JSON.parse(await readFile(path, 'utf8')));
  const address = canonical ?? got.url.href;
  const added = { title, excerpt: standfirst, date: longDate(new Date(date)), url: address };
  const before = publications.findIndex(
    (one) => (parseFrenchDate(one.date)?.getTime() ?? Infinity) < Date.parse(date),
  );
  publications.splice(before === -1 ? publications.length : before, 0, added);
  await writeFile(path, `${JSON.stringify({ publications, ...rest }, undefined, 2)}\n`);
  return { file: FILE, address, remarks: ['elle paraîtra à la prochaine publication du site'] };
}
