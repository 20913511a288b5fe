/**
 * `npm run exporter`: all that the site holds, in one archive that needs no software of ours to be read.
 *
 * Usage: node src/commands/exporter.ts [--dossier] [--sans-pdf] [--site <folder>] [folder or file.zip]
 *   --dossier   a folder instead of one file, also where no name says so
 *   --sans-pdf  without printing the articles
 *   --site      the built site to print from; without it, the site is built first
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { buildDay } from '../content/build-day.ts';
import { contentRoot } from '../content/content-root.ts';
import { readCollections } from '../content/read-collections.ts';
import { isoDay } from '../domain/text/iso-day.ts';
import { siteAddress } from '../publish/site-address.ts';
import { archive, type PrintedClip } from './exporter/archive.ts';
import { openBrowser } from './exporter/browser.ts';
import { clips, type Clip } from './exporter/clip.ts';
import { printArticles } from './exporter/print.ts';
import { writeFolder, writeZip } from './exporter/write.ts';
import { contentOf } from './verifier/content.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dossier: { type: 'boolean' },
    'sans-pdf': { type: 'boolean' },
    site: { type: 'string' },
  },
});

const checked = await readCollections(contentRoot());
if (checked.faults.length > 0) {
  console.error(checked.faults.map(({ line }) => line).join('\n'));
  console.error('Corrigez ces lignes, puis recommencez. Rien n’a été écrit.');
  process.exit(1);
}
const content = contentOf(checked);
const today = buildDay();
const { origin, base } = await siteAddress();
const all = clips(content, `${origin}${base}/`, today);
const printed = values['sans-pdf'] ? [] : await print(all);
const files = archive(content, all, printed, today);

const usual = `export-${isoDay(today)}`;
const [target = values.dossier ? usual : `${usual}.zip`] = positionals;
const isFolder = values.dossier ?? !target.endsWith('.zip');
try {
  await (isFolder ? writeFolder : writeZip)(target, files);
} catch (error) {
  const cause = error instanceof Error ? error.message : String(error);
  console.error(
    `L’archive ne peut pas s’écrire à « ${target} » ; choisissez un autre endroit, ou faites de la place (${cause}).`,
  );
  process.exit(1);
}
console.log(`« ${target} » : ${files.length} fichiers, dont ${printed.length} PDF.`);
console.log(
  isFolder
    ? 'Ouvrez « index.html » dans ce dossier.'
    : 'Décompressez-le, puis ouvrez « index.html ».',
);

async function print(all: readonly Clip[]): Promise<PrintedClip[]> {
  const browser = await openBrowser();
  if (!browser) {
    console.log(
      'Aucun navigateur pour imprimer : l’archive se fait sans PDF. Pour en avoir, installez Chrome ou Chromium.',
    );
    return [];
  }
  const printed = await printArticles(browser, all, values.site ?? (await build()), base);
  await browser.close();
  return printed;
}

async function build(): Promise<string> {
  const child = spawn('astro build --force', { shell: true, stdio: 'inherit' });
  await once(child, 'exit');
  if (child.exitCode !== 0) process.exit(1);
  return 'dist';
}
