/**
 * `npm run importer`: imports articles, videos and publications from other sites into the content, as drafts.
 * Exits with 1 when a link could not be imported.
 *
 * Usage: node src/commands/importer.ts <address | file>…
 *   file  a list, a table (CSV), a Word document, a feed, or what a messenger or a browser exports: every link in it
 */
import { contentRoot } from '../content/environment.server.ts';
import { readLinks } from '../importer/extract-links.ts';
import { importLinks } from '../importer/import-links.ts';

let [processed, imported, total] = [0, 0, 0];

try {
  const links = await Promise.all(process.argv.slice(2).map(readLinks));
  for await (const line of importLinks([...new Set(links.flat())], contentRoot())) {
    if ('total' in line) {
      total = line.total;
      continue;
    }
    const { link, outcome, file } = line;
    processed += 1;
    if (file !== undefined) imported += 1;
    console.log(
      `${processed}/${total} ${link}\n    ${file === undefined ? '' : `${file} : `}${outcome}`,
    );
  }
  console.log(`\n${imported} sur ${total}. Relisez les brouillons avant de les publier.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
}
process.exitCode = total > 0 && imported === total ? 0 : 1;
