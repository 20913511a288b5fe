/**
 * `npm run importer`: takes articles, videos and publications that are elsewhere into the content, as drafts.
 * Exits with 1 when a link could not be taken.
 *
 * Usage: node src/commands/importer.ts <address | file>…
 *   file  a list, a table (CSV), or what a messenger exports: every link in it
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentRoot } from '../content/content-root.ts';
import { readData } from '../content/read.ts';
import { importLinks } from './importer/import-links.ts';
import { linksIn } from './importer/links-in.ts';
import { ownerName } from './importer/owner-name.ts';

const words = process.argv.slice(2);
const texts = await Promise.all(
  words.map(async (word) => (existsSync(word) ? await readFile(word, 'utf8') : word)),
);
const links = linksIn(texts.join('\n'));
const folder = contentRoot();
let [done, refused] = [0, 0];

if (links.length === 0) {
  console.log('Donnez des adresses, ou un fichier qui en contient : npm run importer -- https://…');
} else {
  const owner = ownerName(await readData(join(folder, 'site.json')));
  for await (const { link, said, file } of importLinks(links, { folder, owner })) {
    done += 1;
    if (file === undefined) refused += 1;
    console.log(
      `${done}/${links.length} ${link}\n    ${file === undefined ? '' : `${file} : `}${said}`,
    );
  }
  console.log(
    `\n${done - refused} sur ${links.length}. Relisez les brouillons avant de les publier.`,
  );
}
process.exitCode = refused > 0 || links.length === 0 ? 1 : 0;
