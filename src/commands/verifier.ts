/**
 * `npm run verifier`: prints in plain French what is wrong or unfinished in the content, before it is published; with
 * --en-ligne, what is wrong with the published site and its GitHub repository instead.
 * Exits with 1 when a visitor would meet something broken, with 0 otherwise. It writes files only with --nettoyer.
 *
 * Usage: node src/commands/verifier.ts [--tout] [--nettoyer] [--en-ligne] [folder of the built site]
 *   --tout      prints every warning, not only the first of each kind
 *   --nettoyer  first removes the metadata from the pictures, except their credit
 *   --en-ligne  checks the published site and GitHub instead of the content
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getBuildDay, contentRoot } from '../content/environment.server.ts';
import { readCollections } from '../content/read-collections.server.ts';
import { parseContent, type ParsedContent } from '../content/parsed-content.server.ts';
import { removeMetadata } from '../content/pictures/picture-metadata.server.ts';
import { checkBuiltSite } from './verifier/built-site.ts';
import { checkOnlineSetup } from './verifier/online/check-online.ts';
import {
  listPicturesToClean,
  UNREADABLE_PICTURE_MESSAGE,
} from './verifier/pictures-with-location.ts';
import type { Section } from './verifier/verifier-report.ts';
import { runRules } from './verifier/run-rules.ts';

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
const checkSections = values['en-ligne'] ? checkOnlineSetup : checkContentAndBuild;
const sections = problems.length === 0 ? await checkSections(parseContent(checked), dist) : [];
const allLines = sections.flatMap((section) => section.lines);
const errors = [...problems, ...allLines.flatMap(({ line, broken }) => (broken ? line : []))];

printSection(values['en-ligne'] ? 'À CORRIGER' : 'À CORRIGER AVANT DE PUBLIER', errors);
for (const { title, lines } of sections) {
  const warnings = lines.flatMap(({ line, broken }) => (broken ? [] : line));
  printSection(title, values.tout || values['en-ligne'] ? warnings : firstLineAndCount(warnings));
}
const count = allLines.filter(({ broken, note }) => !broken && !note).length;
console.log(
  errors.length + count === 0
    ? 'Tout est prêt.'
    : `${formatCount(errors.length, 'erreur')}, ${formatCount(count, 'avertissement')}.`,
);
process.exitCode = errors.length > 0 ? 1 : 0;

async function checkContentAndBuild(content: ParsedContent, dist: string): Promise<Section[]> {
  return [
    ...(await runRules(content, getBuildDay())),
    { title: 'Site construit', lines: await checkBuiltSite(content, dist) },
  ];
}

function printSection(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `- ${line}`).join('\n')}\n`);
}

function firstLineAndCount(lines: readonly string[]): string[] {
  if (lines.length < 2) return [...lines];
  const others = formatCount(lines.length - 1, 'autre');
  return [...lines.slice(0, 1), `et ${others} (« npm run verifier -- --tout » les montre)`];
}

/** Formats a count with its French noun: « 1 erreur », « 3 erreurs ». */
function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`;
}

async function removePicturePositions(): Promise<void> {
  const pictures = await listPicturesToClean(folder);
  for (const { file, loss } of pictures) {
    if (loss !== undefined) console.log(`${file} : ceci va être perdu : ${loss}.`);
    const path = join(folder, file);
    const cleaned = await removeMetadata(await readFile(path)).catch(() => undefined);
    if (cleaned) await writeFile(path, cleaned);
    console.log(
      `${file} : ${cleaned ? 'le lieu, l’appareil et l’heure sont effacés' : UNREADABLE_PICTURE_MESSAGE}.`,
    );
  }
  if (pictures.length === 0) console.log('Aucune photo ne dit où elle a été prise.');
  console.log();
}
