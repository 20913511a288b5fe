/**
 * `npm run importer`: imports articles, videos and publications from other sites into the content, as drafts.
 * Exits with 1 when a link could not be imported.
 *
 * Usage: node src/commands/importer.ts <address | file>…
 *   file  a list, a table (CSV), or what a messenger exports: every link in it
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { contentRoot } from '../content/environment.server.ts';
import { importLinks } from '../importer/import-links.ts';

const args = process.argv.slice(2);
const texts = await Promise.all(
  args.map(async (word) => (existsSync(word) ? await readFile(word, 'utf8') : word)),
);
let [processed, imported, total] = [0, 0, 0];

try {
  for await (const line of importLinks(texts.join('\n'), contentRoot())) {
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
