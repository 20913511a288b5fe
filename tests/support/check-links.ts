/**
 * Checks that every internal link of the built site leads somewhere, as a static host sees it: pages,
 * their anchors, pictures, scripts, and what the files of data, the sitemap and the feed name. Prints
 * each broken one with the file that has it, and exits with 1 when there is any.
 *
 * Usage: node tests/support/check-links.ts [folder]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../../src/lib/content-root.ts';
import { brokenLinks } from './links/broken-links.ts';
import { builtSite } from './links/built-site.ts';

const [folder = 'dist'] = process.argv.slice(2);

const site = z.object({ url: z.url() });
const { url } = site.parse(JSON.parse(readFileSync(join(contentRoot(), 'site.json'), 'utf8')));

const built = builtSite(folder, url);
const { checked, broken } = brokenLinks(built);

for (const { file, link } of broken) console.error(`${file}: « ${link} » leads nowhere`);
console.log(`${checked} links checked in ${built.files.size} files, ${broken.length} broken`);
// A folder without a single link is no site.
process.exitCode = checked > 0 && broken.length === 0 ? 0 : 1;
