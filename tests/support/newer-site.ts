import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleWorker } from '../../src/build/browser-scripts.ts';

/** A later build of the site, in which one article has changed. */
export interface NewerSite {
  /** Absolute path of its folder. */
  folder: string;
  /** Deletes the article. */
  withdraw: () => void;
  remove: () => void;
}

/** Turns off offline reading in a built site, as a build with `offline: false` does. */
export async function switchOff(folder: string): Promise<void> {
  writeFileSync(join(folder, 'sw.js'), await bundleWorker(false, ''));
}

/**
 * Makes a later build of the site, in which an article has another title and one of its pictures was replaced: it has
 * another name, and the old one no longer exists.
 *
 * @param path of the article.
 * @param picture path of the picture.
 */
export function newerSite(
  path: string,
  { title, picture, newPicture }: { title: [string, string]; picture: string; newPicture: string },
): NewerSite {
  const folder = mkdtempSync(join(tmpdir(), 'newer-'));
  for (const file of [
    '_headers',
    '404.html',
    'favicon.svg',
    'sw.js',
    'hors-connexion',
    '_astro',
    path,
  ])
    cpSync(join('dist', file), join(folder, file), { recursive: true });
  renameSync(join(folder, picture), join(folder, newPicture));
  const page = join(folder, path, 'index.html');
  const html = readFileSync(page, 'utf8')
    .replaceAll(...title)
    .replaceAll(picture, newPicture);
  writeFileSync(page, html);
  const remove = () => {
    rmSync(folder, { recursive: true });
  };
  const withdraw = () => {
    rmSync(page);
  };
  return { folder, withdraw, remove };
}
