/**
 * `npm run verifier`: what is wrong or unfinished in the content, in plain French, before publishing; or, once it is
 * published, what is missing to the installation.
 * Exits with 1 when a visitor would meet something broken, with 0 otherwise. It writes files only with --nettoyer.
 *
 * Usage: node src/commands/verifier.ts [--tout] [--nettoyer] [--en-ligne] [folder of the built site]
 *   --tout      prints every warning, not only the first of each kind
 *   --nettoyer  first removes the GPS position from the pictures
 *   --en-ligne  checks the published site and GitHub instead of the content
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentRoot } from '../content/environment.server.ts';
import { readCollections } from '../content/read-collections.server.ts';
import { parseContent } from '../content/parsed-content.server.ts';
import { listPicturesWithPosition, removeMetadata } from './verifier/picture-metadata.ts';
import { formatCount, firstLineAndCount } from './verifier/report.ts';
import { inspectContentAndBuild, inspectOnlineSetup } from './verifier/sections.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tout: { type: 'boolean' },
    nettoyer: { type: 'boolean' },
    'en-ligne': { type: 'boolean' },
  },
});
const [dist = 'dist'] = positionals;
const folder = contentRoot();
if (values.nettoyer) await removePicturePositions();
const checked = await readCollections(folder);
const problems = checked.problems.map(({ line }) => line);

// The rules read content that is well formed.
const sectionsOf = values['en-ligne'] ? inspectOnlineSetup : inspectContentAndBuild;
const sections = problems.length === 0 ? await sectionsOf(parseContent(checked), dist) : [];
const errors = [...problems, ...sections.flatMap((section) => section.errors)];

printSection(values['en-ligne'] ? 'À CORRIGER' : 'À CORRIGER AVANT DE PUBLIER', errors);
for (const { title, warnings } of sections)
  printSection(title, values.tout || values['en-ligne'] ? warnings : firstLineAndCount(warnings));
const count = sections.reduce((sum, { warnings }) => sum + warnings.length, 0);
console.log(
  errors.length + count === 0
    ? 'Tout est prêt.'
    : `${formatCount(errors.length, 'erreur')}, ${formatCount(count, 'avertissement')}.`,
);
process.exitCode = errors.length > 0 ? 1 : 0;

function printSection(title: string, lines: string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `- ${line}`).join('\n')}\n`);
}

async function removePicturePositions(): Promise<void> {
  const pictures = await listPicturesWithPosition(folder);
  for (const picture of pictures) {
    const file = join(folder, picture);
    await writeFile(file, await removeMetadata(file));
    console.log(`${picture} : le lieu, l’appareil et l’heure sont effacés.`);
  }
  if (pictures.length === 0) console.log('Aucune photo ne dit où elle a été prise.');
  console.log();
}
