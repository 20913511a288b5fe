import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { contentRoot } from './content-folder.server.ts';

/**
 * What `site.json` holds, as far as it can be made out: for what must be known before the content check
 * says what is wrong with the file.
 */
export async function readSite(): Promise<unknown> {
  return parse(await readFile(join(contentRoot(), 'site.json'), 'utf8').catch(() => ''));
}
