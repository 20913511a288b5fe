import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SAMPLE } from '../sample.ts';

/** Folder with the copy of the content that the editor changes in its tests. */
export const COPY = resolve('tests/results/desk/content');

/** Folder of the site built from that copy. */
export const SITE = resolve('tests/results/desk/site');

/** The item that a test hides. No dossier shows it: the editor would refuse to hide it. */
export const HIDDEN = {
  slug: 'motos-taxis-carnet-de-sante',
  title: 'Motos-taxis de Yaoundé\u202f: le gilet, le numéro et le carnet de santé',
  picture: 'motos-taxis',
};

/** Reads a file of the copy. */
export const written = (path: string): string => readFileSync(join(COPY, path), 'utf8');

/**
 * Writes an article of one sentence into the copy.
 *
 * @param name its slug and its title.
 * @param fields lines of its header besides.
 */
export function writeArticle(name: string, fields: string): void {
  const header = `---\ncategory: Articles\ntitle: ${name}\n${fields}\n---`;
  writeFileSync(join(COPY, `portfolio/${name}.md`), `${header}\n\nUn mot.\n`);
}

/** Reads a file of the built site. */
export const published = (path: string): string => readFileSync(join(SITE, path), 'utf8');

/** Restores the copy file by file, so that watchers of its folders keep working. */
export function renewCopy(): void {
  for (const file of globSync('**/*.*', { cwd: COPY }))
    if (!existsSync(join(SAMPLE, file))) rmSync(join(COPY, file));
  cpSync(SAMPLE, COPY, { recursive: true });
}
