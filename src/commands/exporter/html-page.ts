import { escaped } from '../../features/feed/text-html.ts';
import { relativeAddress, type ArchiveFile } from './archive-files.ts';
import type { Clip } from './clips.ts';
import { clipPagePath, type ArchivePage } from './text-pages.ts';

/** Inline styles: a page of the archive loads no other file. */
const STYLE = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.6 Georgia, serif; }
h1 { line-height: 1.2; } a { overflow-wrap: anywhere; } img { max-width: 100%; max-height: 24rem; }
dl { font: 0.9375rem/1.5 sans-serif; } dt { margin-top: 0.6rem; font-weight: 600; } dd { margin: 0; }
dd dl, dd ul { padding-inline-start: 1rem; margin: 0; border-inline-start: 2px solid; list-style: none; }
table { width: 100%; border-collapse: collapse; font: 0.9375rem/1.4 sans-serif; }
th, td { padding: 0.4rem 0.6rem 0.4rem 0; border-bottom: 1px solid; text-align: start; vertical-align: top; }
td:first-child { white-space: nowrap; }
`;

/**
 * Renders an HTML page that opens from a disk.
 *
 * @param title as text.
 * @param body as markup.
 */
export function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
${body}
</html>
`;
}

/** Renders a link; escapes address and words. */
export function renderLink(address: string, words: string): string {
  return `<a href="${escaped(address)}">${escaped(words)}</a>`;
}

const INDEX = 'index.html';

interface IndexContents {
  /** Name of the owner. */
  name: string;
  /** The day of the archive, in words. */
  day: string;
  clips: readonly Clip[];
  others: readonly ArchivePage[];
  /** Path of the list for a spreadsheet. */
  list: string;
  /** Of some clips, by slug. */
  pdfs: ReadonlyMap<string, ArchiveFile>;
  /** Paths of the files that are kept as they are. */
  sources: readonly string[];
}

/** Renders the archive's index page, with relative links to everything in it. */
export function renderIndexPage({
  name,
  day,
  clips,
  others,
  list,
  pdfs,
  sources,
}: IndexContents): string {
  const linkTo = (path: string, words: string) => renderLink(relativeAddress(INDEX, path), words);
  const rows = clips.map((clip) => {
    const pdf = pdfs.get(clip.slug);
    return `<tr><td>${clip.day}</td><td>${linkTo(clipPagePath(clip), clip.name)}${pdf === undefined ? '' : ` (${linkTo(pdf.path, 'PDF')})`}</td>
<td>${clip.category}${clip.state === '' ? '' : `, <strong>${clip.state}</strong>`}</td><td>${escaped(clip.outlet)}</td></tr>`;
  });
  return renderPage(
    `Archive de ${name}`,
    `<p>Tout ce que contient le site, le ${escaped(day)}. Ces fichiers s’ouvrent sans lui. ${linkTo(list, 'La liste pour un tableur')} a une ligne par élément.</p>
<h2>Portfolio</h2>
<table><thead><tr><th>Date</th><th>Titre</th><th>Catégorie</th><th>Média</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
<h2>Les autres textes</h2>
<ul>${others.map(({ path, title }) => `<li>${linkTo(path, title)}</li>`).join('\n')}</ul>
<h2>Les fichiers d’origine</h2>
<p>Textes, images et vidéos, tels que le site les lit.</p>
<ul>${sources.map((path) => `<li>${linkTo(path, path)}</li>`).join('\n')}</ul>`,
  );
}
