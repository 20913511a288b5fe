import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** One file of the index: its path below that of the index, and what it holds. */
export interface IndexFile {
  path: string;
  content: Uint8Array;
}

/** What Pagefind calls a result's file: seven digits of a digest, or more where two would be alike. */
const FRAGMENT = /^fragment\/(fr_[0-9a-f]{7})\.pf_fragment$/;
/** Such a name in the list, which is CBOR: a text of ten bytes (RFC 8949 §3). */
const TEN_BYTES = /\x6a(fr_[0-9a-f]{7})/g;

/**
 * Calls the files of the results by consecutive numbers. Pagefind names each by a digest, which no compression makes
 * smaller, and a visitor's first query fetches the list of all of them: of 10,000 it would be 55 kB, with these names it
 * is 30. They are as long as the others, so that nothing else in the list moves. Some digits of the whole index's
 * digest stand before the number: no cache confuses the files of two builds.
 *
 * @throws Error when the list doesn't have the name of each, or would change its length.
 */
export function withShortNames(files: readonly IndexFile[]): IndexFile[] {
  const list = files.find(({ path }) => path.endsWith('.pf_meta'));
  if (!list) throw new Error('Pagefind wrote no list of its files.');
  const build = createHash('sha256').update(list.content).digest('hex').slice(0, 4);
  const long = new Set(files.flatMap(({ path }) => FRAGMENT.exec(path)?.[1] ?? []));
  const short = new Map<string, string>();

  const text = gunzipSync(list.content).toString('latin1');
  const renamed = text.replaceAll(TEN_BYTES, (written, name: string) => {
    if (!long.delete(name)) return written;
    const number = short.size.toString(36).padStart(3, '0');
    short.set(name, `fr_${build}${number}`);
    return `\x6afr_${build}${number}`;
  });
  if (long.size > 0 || renamed.length !== text.length)
    throw new Error('Pagefind’s list of its files is not what it was: see short-names.ts.');

  return files.map(({ path, content }) => {
    if (path === list.path)
      return { path, content: gzipSync(Buffer.from(renamed, 'latin1'), { level: 9 }) };
    const name = short.get(FRAGMENT.exec(path)?.[1] ?? '');
    return { path: name === undefined ? path : `fragment/${name}.pf_fragment`, content };
  });
}
