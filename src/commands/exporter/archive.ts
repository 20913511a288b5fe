import { longDate } from '../../lib/dates.ts';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { sources, textFile, type ArchiveFile } from './archive-files.ts';
import { clipList, type Clip } from './clips.ts';
import { indexPage } from './html-page.ts';
import { clipText, otherTexts } from './texts.ts';

const LIST = 'liste.csv';

/**
 * Every file of the archive: the way in, the list, a page for each text, the PDFs, and the owner's files as they are.
 *
 * @param clips of the content: drafts and what is to come are in it, and say so.
 * @param pdfs of what can be printed of them, by slug.
 * @param today the current day, at midnight UTC.
 */
export function archive(
  content: ParsedContent,
  clips: readonly Clip[],
  pdfs: ReadonlyMap<string, ArchiveFile>,
  today: Date,
): ArchiveFile[] {
  const kept = sources(content);
  const paths = new Set(kept.map(({ path }) => path));
  const others = otherTexts(content, paths);
  const index = indexPage({
    name: content.site.name,
    day: longDate(today),
    clips,
    others,
    list: LIST,
    pdfs,
    sources: [...paths],
  });
  const texts = [...clips.map((clip) => clipText(clip, paths)), ...others];
  return [
    textFile('index.html', index),
    textFile(LIST, clipList(clips, content)),
    ...texts.map(({ path, html }) => textFile(path, html)),
    ...pdfs.values(),
    ...kept,
  ];
}
