import { longDate } from '../../lib/dates.ts';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { listOwnerFiles, createTextFile, type ArchiveFile } from './archive-files.ts';
import { formatClipList, type Clip } from './clips.ts';
import { renderIndexPage, renderClip, renderOtherDocuments } from './archive-pages.ts';

const LIST_FILE = 'liste.csv';

/**
 * Creates every file of the archive: the index page, the CSV list, a page for each text, the PDFs,
 * and the owner's files as they are.
 *
 * @param clips of the content: drafts and scheduled items included, marked as such.
 * @param pdfs the printed clips, by slug.
 * @param today the current day, at midnight UTC.
 */
export function createArchiveFiles(
  content: ParsedContent,
  clips: readonly Clip[],
  pdfs: ReadonlyMap<string, ArchiveFile>,
  today: Date,
): ArchiveFile[] {
  const sourceFiles = listOwnerFiles(content);
  const sourcePaths = new Set(sourceFiles.map(({ path }) => path));
  const otherPages = renderOtherDocuments(content, sourcePaths);
  const index = renderIndexPage({
    name: content.site.name,
    day: longDate(today),
    clips,
    others: otherPages,
    list: LIST_FILE,
    pdfs,
    sources: [...sourcePaths],
  });
  const pages = [...clips.map((clip) => renderClip(clip, sourcePaths)), ...otherPages];
  return [
    createTextFile('index.html', index),
    createTextFile(LIST_FILE, formatClipList(clips, content)),
    ...pages.map(({ path, html }) => createTextFile(path, html)),
    ...pdfs.values(),
    ...sourceFiles,
  ];
}
