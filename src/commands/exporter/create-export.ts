import { longDate } from '../../lib/dates.ts';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { escapeHtml } from '../../features/feed/text-to-html.ts';
import {
  createTextFile,
  listOwnerFiles,
  relativeAddress,
  type ExportFile,
} from './export-files.ts';
import { formatClipList, type Clip } from './press-clips.ts';
import {
  clipPagePath,
  renderClip,
  renderLink,
  renderPagesOfOtherContent,
  renderPage,
} from './export-pages.ts';

const INDEX_FILE = 'index.html';
const LIST_FILE = 'liste.csv';

/**
 * Creates every file of the export: the index page, the CSV list, an HTML page for each content file, the PDFs, and copies of
 * the owner's files, whose pictures no longer say where they were taken.
 *
 * @param clips all items of the portfolio: drafts and scheduled items included, marked as such.
 * @param pdfs the printed clips, by slug.
 * @param today the current day, at midnight UTC.
 */
export function createExportFiles(
  content: ParsedContent,
  clips: readonly Clip[],
  pdfs: ReadonlyMap<string, ExportFile>,
  today: Date,
): ExportFile[] {
  const sourceFiles = listOwnerFiles(content);
  const sourcePaths = new Set(sourceFiles.map(({ path }) => path));
  const otherPages = renderPagesOfOtherContent(content, sourcePaths);
  const pages = [...clips.map((clip) => renderClip(clip, sourcePaths)), ...otherPages];
  const index = renderPage(
    `Archive de ${content.site.name}`,
    `<p>Tout ce que contient le site, le ${escapeHtml(longDate(today))}. Ces fichiers s’ouvrent sans lui. ${linkTo(LIST_FILE, 'La liste pour un tableur')} a une ligne par élément.</p>
<h2>Portfolio</h2>
<table><thead><tr><th>Date</th><th>Titre</th><th>Catégorie</th><th>Média</th></tr></thead>
<tbody>${clips.map((clip) => renderRow(clip, pdfs.get(clip.slug))).join('\n')}</tbody></table>
<h2>Les autres textes</h2>
<ul>${otherPages.map(({ path, title }) => `<li>${linkTo(path, title)}</li>`).join('\n')}</ul>
<h2>Les fichiers d’origine</h2>
<p>Textes, images, vidéos et sons, tels que le site les lit ; des images, les métadonnées sont effacées, sauf le crédit.</p>
<ul>${sourceFiles.map(({ path }) => `<li>${linkTo(path, path)}</li>`).join('\n')}</ul>`,
  );
  return [
    createTextFile(INDEX_FILE, index),
    createTextFile(LIST_FILE, formatClipList(clips, content)),
    ...pages.map(({ path, html }) => createTextFile(path, html)),
    ...pdfs.values(),
    ...sourceFiles,
  ];
}

function renderRow(clip: Clip, pdf: ExportFile | undefined): string {
  const pdfLink = pdf ? ` (${linkTo(pdf.path, 'PDF')})` : '';
  const state = clip.state === '' ? '' : `, <strong>${clip.state}</strong>`;
  return `<tr><td>${clip.day}</td><td>${linkTo(clipPagePath(clip), clip.name)}${pdfLink}</td>
<td>${clip.category}${state}</td><td>${escapeHtml(clip.outlet)}</td></tr>`;
}

const linkTo = (path: string, words: string) =>
  renderLink(relativeAddress(INDEX_FILE, path), words);
