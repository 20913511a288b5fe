/**
 * `npm run exporter`: writes all that the site holds as one ZIP file or folder, which can be read without our software.
 *
 * Usage: node src/commands/exporter.ts [--dossier] [--sans-pdf] [--site <folder>] [folder or file.zip]
 *   --dossier   writes a folder whatever its name; otherwise only a name that doesn't end with « .zip » makes a folder
 *   --sans-pdf  leaves out the PDFs of the articles
 *   --site      the built site to print from; without it, the site is built first
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getBuildDay, contentRoot } from '../content/environment.server.ts';
import { readCollections } from '../content/read-collections.server.ts';
import { isoDay } from '../lib/dates.ts';
import { HEADERS_FILE } from '../build/headers/headers.ts';
import { siteAddress } from '../content/site-address.server.ts';
import { createExportFiles } from './exporter/create-export.ts';
import { openBrowser, openPdfPrinter, type PdfPrinter } from './exporter/print-pdf.ts';
import { listClips } from './exporter/press-clips.ts';
import { writeFolder, writeZip } from './exporter/export-files.ts';
import { parseContent } from '../content/parsed-content.server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dossier: { type: 'boolean' },
    'sans-pdf': { type: 'boolean' },
    site: { type: 'string' },
  },
});

if (values.site !== undefined && !existsSync(join(values.site, HEADERS_FILE))) {
  console.error(
    `« ${values.site} » n’est pas le dossier d’un site construit ; retirez « --site » : la commande le construira.`,
  );
  process.exit(1);
}
const checked = await readCollections(contentRoot());
if (checked.problems.length > 0) {
  console.error(checked.problems.map(({ line }) => line).join('\n'));
  console.error('Corrigez ces lignes, puis recommencez. Rien n’a été écrit.');
  process.exit(1);
}
const content = parseContent(checked);
const today = getBuildDay();
const { origin, base } = await siteAddress();
const clips = listClips(content, `${origin}${base}/`, today);
const printer = values['sans-pdf'] ? undefined : await preparePrinter();
const pdfs = new Map(
  clips.flatMap((clip) => {
    const pdf = printer?.pdf(clip);
    return pdf ? [[clip.slug, pdf] as const] : [];
  }),
);
const files = createExportFiles(content, clips, pdfs, today);

const defaultName = `export-${isoDay(today)}`;
const [target = values.dossier ? defaultName : `${defaultName}.zip`] = positionals;
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
await printer?.close();
console.log(`« ${target} » : ${files.length} fichiers, dont ${pdfs.size} PDF.`);
console.log(
  isFolder
    ? 'Ouvrez « index.html » dans ce dossier.'
    : 'Décompressez-le, puis ouvrez « index.html ».',
);

async function preparePrinter(): Promise<PdfPrinter | undefined> {
  const browser = await openBrowser();
  if (browser) return openPdfPrinter(browser, values.site ?? (await buildSite()), base);
  console.log(
    'Aucun navigateur pour imprimer : l’archive se fait sans PDF. Pour en avoir, installez Chrome ou Chromium.',
  );
  return undefined;
}

async function buildSite(): Promise<string> {
  const child = spawn('astro build --force', { shell: true, stdio: 'inherit' });
  await once(child, 'exit');
  if (child.exitCode !== 0) process.exit(1);
  return 'dist';
}
