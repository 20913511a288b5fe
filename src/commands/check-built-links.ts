/**
 * `npm run links`: checks that every internal link of the built site leads somewhere on a static host. Links are those to
 * pages and their anchors, pictures and scripts, and the addresses in data files, the sitemap and the feed. Prints each
 * broken link with the file that has it, and exits with 1 when there is any.
 *
 * Usage: node src/commands/check-built-links.ts [folder]
 */
import { siteAddress } from '../content/site-address.server.ts';
import { findBrokenLinks, readBuiltSite } from './links/broken-links.ts';

const [folder = 'dist'] = process.argv.slice(2);

const built = readBuiltSite(folder, await siteAddress());
const { checked, broken } = findBrokenLinks(built);

for (const { file, link } of broken) console.error(`${file}: « ${link} » leads nowhere`);
console.log(`${checked} links checked in ${built.files.size} files, ${broken.length} broken`);
// A folder without a single link is no site.
process.exitCode = checked > 0 && broken.length === 0 ? 0 : 1;
