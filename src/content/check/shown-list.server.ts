import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteSchema } from '../schemas/site.ts';

/**
 * The list of testimonials that `site.json` names for the home page, when its file is missing.
 *
 * @param folder absolute path of the content folder.
 * @param data what `site.json` holds.
 * @returns path of the file below the folder.
 */
export function missingList(folder: string, data: unknown): string | undefined {
  const site = siteSchema().pick({ testimonials: true }).strip().safeParse(data);
  if (!site.success) return undefined;
  const file = `testimonials/${site.data.testimonials}.json`;
  return existsSync(join(folder, file)) ? undefined : file;
}
