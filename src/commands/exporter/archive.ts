import { longDate } from '../../lib/dates.ts';
import type { Content } from '../../content/parsed-content.server.ts';
import { clipList, type Clip } from './clips.ts';
import { indexPage } from './html-page.ts';
import { clipText, otherTexts } from './texts.ts';
import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesBelow } from '../../lib/files-below.server.ts';

const LIST = 'liste.csv';

/**
 * Every file of the archive: the way in, the list, a page for each text, the PDFs, and the owner's files as they are.
 *
 * @param clips of the content: drafts and what is to come are in it, and say so.
 * @param pdfs of what can be printed of them, by slug.
 * @param today the current day, at midnight UTC.
 */
export function archive(
  content: Content,
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

/** One file of the archive, which is read when its turn comes. */
export interface ArchiveFile {
  /** Its path in the archive, with « / ». */
  path: string;
  bytes: () => Promise<Uint8Array>;
}

/** A file that is made of a text. */
function textFile(path: string, text: string): ArchiveFile {
  return { path, bytes: () => Promise.resolve(new TextEncoder().encode(text)) };
}

/** A file that is kept as it is. */
function copiedFile(path: string, from: string): ArchiveFile {
  return { path, bytes: () => readFile(from) };
}

/**
 * The address of a file of the archive, in another one.
 *
 * @param from path of the page that names it.
 */
export function addressFrom(from: string, path: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + path.split('/').map(encodeURIComponent).join('/');
}

/** Where the owner's own folder stands in the archive, and where the files of her videos do: as in the project. */
const CONTENT = 'content';
const PUBLIC = 'public';

/** The owner's folder as it is, with its pictures, and the files of her own videos. */
function sources({ folder, items }: Content): ArchiveFile[] {
  const named = items.flatMap(({ data }) =>
    data.category === 'Vidéos' ? [data.videoUrl ?? ''] : [],
  );
  const own = [...new Set(named)].filter(
    (address) => address.startsWith('/') && existsSync(join(PUBLIC, address)),
  );
  return [
    ...filesBelow(folder).map((file) => copiedFile(`${CONTENT}/${file}`, join(folder, file))),
    ...own.map((address) => copiedFile(PUBLIC + address, join(PUBLIC, address))),
  ];
}

/**
 * The path in the archive of what a file of the content names.
 *
 * @param file path of that file below the content folder.
 * @param written « ./mokolo.jpg », or « /videos/soir.mp4 ».
 */
export function namedFile(file: string, written: string): string {
  return written.startsWith('/')
    ? PUBLIC + written
    : posix.join(CONTENT, dirname(file).replaceAll('\\', '/'), written);
}
