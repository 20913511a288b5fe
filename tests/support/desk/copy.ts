import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SAMPLE } from '../sample.ts';

/** The copy of the content that the desk edits in its tests. */
export const COPY = resolve('tests/results/desk/content');

/** Where the site is built from that copy. */
export const SITE = resolve('tests/results/desk/site');

/** An item that a task hides, and that no dossier shows: the desk hides no other. */
export const HIDDEN = {
  slug: 'motos-taxis-carnet-de-sante',
  title: 'Motos-taxis de Yaoundé\u202f: le gilet, le numéro et le carnet de santé',
  picture: 'motos-taxis',
};

/** A file of the copy, as text. */
export const written = (path: string): string => readFileSync(join(COPY, path), 'utf8');

/** A file of the built site, as text. */
export const published = (path: string): string => readFileSync(join(SITE, path), 'utf8');

/** Makes the copy as it was at first, file by file: who watches its folders goes on seeing them. */
export function renewCopy(): void {
  for (const file of globSync('**/*.*', { cwd: COPY }))
    if (!existsSync(join(SAMPLE, file))) rmSync(join(COPY, file));
  cpSync(SAMPLE, COPY, { recursive: true });
}
