/**
 * `npm run verifier`: what is wrong or unfinished in the content, in plain French, before publishing.
 * Exits with 1 when a visitor would meet something broken, with 0 otherwise. It writes only when it is asked to clean.
 *
 * Usage: node src/commands/verifier.ts [--tout] [--nettoyer] [folder of the built site]
 *   --tout      every remark, not the first of each kind alone
 *   --nettoyer  first takes out of the pictures where they were taken
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDay } from '../content/build-day.ts';
import { contentRoot } from '../content/content-root.ts';
import { readCollections } from '../content/read-collections.ts';
import { siteAddress } from '../publish/site-address.ts';
import { brokenLink } from './links/broken-link.ts';
import { checkBuiltSite } from './verifier/built-site.ts';
import { contentOf } from './verifier/content.ts';
import { locatedPictures, withoutNotes } from './verifier/positions.ts';
import { counted, firstOf, lines, STALE } from './verifier/report.ts';
import { inspect } from './verifier/rules.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tout: { type: 'boolean' }, nettoyer: { type: 'boolean' } },
});
const [dist = 'dist'] = positionals;
const folder = contentRoot();
if (values.nettoyer) await clean();
const checked = await readCollections(folder);
const errors = checked.faults.map(({ line }) => line);
const warnings: { title: string; found: string[] }[] = [];

// The rules read content that is well formed.
if (errors.length === 0) {
  const content = contentOf(checked);
  for (const { title, remarks } of await inspect(content, buildDay())) {
    errors.push(
      ...lines(
        content,
        remarks.filter(({ broken }) => broken),
      ),
    );
    warnings.push({
      title,
      found: lines(
        content,
        remarks.filter(({ broken }) => !broken),
      ),
    });
  }
  const built = checkBuiltSite(dist, folder, await siteAddress());
  errors.push(...(built?.broken ?? []).map(brokenLink));
  if (built?.stale) warnings.push({ title: 'Site construit', found: [STALE] });
}

show('À CORRIGER AVANT DE PUBLIER', errors);
for (const { title, found } of warnings) show(title, values.tout ? found : firstOf(found));
const count = warnings.reduce((sum, { found }) => sum + found.length, 0);
console.log(
  errors.length + count === 0
    ? 'Tout est prêt.'
    : `${counted(errors.length, 'erreur')}, ${counted(count, 'avertissement')}.`,
);
process.exitCode = errors.length > 0 ? 1 : 0;

function show(title: string, found: string[]): void {
  if (found.length > 0) console.log(`${title}\n${found.map((line) => `- ${line}`).join('\n')}\n`);
}

async function clean(): Promise<void> {
  const pictures = await locatedPictures(folder);
  for (const picture of pictures) {
    const file = join(folder, picture);
    await writeFile(file, await withoutNotes(file));
    console.log(`${picture} : le lieu, l’appareil et l’heure sont effacés.`);
  }
  if (pictures.length === 0) console.log('Aucune photo ne dit où elle a été prise.');
  console.log();
}
