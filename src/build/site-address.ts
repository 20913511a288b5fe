import { join } from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../lib/content-root.ts';
import { readData } from './content-check/read.ts';

const site = z.object({ url: z.url() });

/**
 * Where the site is published, as Astro's configuration says it.
 *
 * @throws Error when the content hasn't been checked.
 */
export async function siteAddress(): Promise<{ site: string }> {
  const { url } = site.parse(await readData(join(contentRoot(), 'site.json')));
  return { site: url };
}
