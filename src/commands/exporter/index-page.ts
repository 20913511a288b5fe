import { escaped } from '../../features/feed/escape.ts';
import { addressFrom, type ArchiveFile } from './archive-file.ts';
import type { Clip } from './clip.ts';
import { link, page } from './page.ts';
import { textPath, type Text } from './texts.ts';

const INDEX = 'index.html';

interface Listed {
  /** Name of the owner. */
  name: string;
  /** The day of the archive, in words. */
  day: string;
  clips: readonly Clip[];
  others: readonly Text[];
  /** Path of the list for a spreadsheet. */
  list: string;
  /** Of some clips, by slug. */
  pdfs: ReadonlyMap<string, ArchiveFile>;
  /** Paths of the files that are kept as they are. */
  sources: readonly string[];
}

/** The way into the archive: everything that it has, with links that work from a disk. */
export function indexPage({ name, day, clips, others, list, pdfs, sources }: Listed): string {
  const to = (path: string, words: string) => link(addressFrom(INDEX, path), words);
  const rows = clips.map((clip) => {
    const pdf = pdfs.get(clip.slug);
    return `<tr><td>${clip.day}</td><td>${to(textPath(clip), clip.name)}${pdf === undefined ? '' : ` (${to(pdf.path, 'PDF')})`}</td>
<td>${clip.category}${clip.state === '' ? '' : `, <strong>${clip.state}</strong>`}</td><td>${escaped(clip.outlet)}</td></tr>`;
  });
  return page(
    `Archive de ${name}`,
    `<p>Tout ce que contient le site, le ${escaped(day)}. Ces fichiers s’ouvrent sans lui. ${to(list, 'La liste pour un tableur')} a une ligne par élément.</p>
<h2>Portfolio</h2>
<table><thead><tr><th>Date</th><th>Titre</th><th>Catégorie</th><th>Média</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
<h2>Les autres textes</h2>
<ul>${others.map(({ path, title }) => `<li>${to(path, title)}</li>`).join('\n')}</ul>
<h2>Les fichiers d’origine</h2>
<p>Textes, images et vidéos, tels que le site les lit.</p>
<ul>${sources.map((path) => `<li>${to(path, path)}</li>`).join('\n')}</ul>`,
  );
}
