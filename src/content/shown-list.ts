import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteSchema } from '../schemas/site.ts';
import { readData } from './read.ts';

/**
 * The list of testimonials that `site.json` names for the home page, when its file is missing.
 *
 * @param folder absolute path of the content folder.
 * @returns path of the file below it.
 */
export async function missingList(folder: string): Promise<string | undefined> {
  const site = siteSchema()
    .pick({ testimonials: true })
    .strip()
    .safeParse(await readData(join(folder, 'site.json')).catch(() => undefined));
  if (!site.success) return undefined;
  const file = `testimonials/${site.data.testimonials}.json`;
  return existsSync(join(folder, file)) ? undefined : file;
}
