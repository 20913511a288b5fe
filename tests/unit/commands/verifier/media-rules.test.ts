import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPicturesShownDifferently } from '@/commands/verifier/media-rules.ts';
import { parseContent, type ParsedContent } from '@/content/parsed-content.server.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { animatedPng, animation } from '../../../support/animations.ts';
import { SAMPLE } from '../../../support/sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
const FILE = 'portfolio/essai.md';

let sample: ParsedContent;

beforeAll(async () => {
  sample = parseContent(await readCollections(SAMPLE));
  mkdirSync(join(folder, 'portfolio'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Returns what the rule says of a picture of that name. */
async function changes(name: string, picture: Buffer): Promise<string[]> {
  writeFileSync(join(folder, 'portfolio', name), picture);
  const data = { image: { src: `./${name}`, alt: 'Un essai' } };
  const entries = [{ collection: 'portfolio' as const, file: FILE, data, body: '', source: '' }];
  const problems = await findPicturesShownDifferently({ ...sample, folder, entries }, new Date());
  for (const { file, path } of problems)
    expect({ file, path }).toEqual({ file: FILE, path: ['image', 'src'] });
  return problems.map(({ message }) => message);
}

const plain = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } });

const ANIMATED =
  'est une animation, dont le site ne montre que la première image ; pour qu’elle bouge, publiez-la en vidéo';
const PAGES =
  'contient plusieurs images, dont le site ne montre que la première ; enregistrez celle que vous voulez en JPEG ou en PNG';
const CMYK =
  'est en CMJN, les couleurs des imprimeurs, sans profil, et paraîtra jaunâtre ou terne ; enregistrez-la en RVB, avec le profil sRGB';

test.each<[string, () => Promise<Buffer>, string]>([
  ['boucle.gif', async () => (await animation()).gif().toBuffer(), ANIMATED],
  ['boucle.webp', async () => (await animation()).webp().toBuffer(), ANIMATED],
  ['boucle.png', animatedPng, ANIMATED],
  ['boucle.apng', animatedPng, ANIMATED],
  ['boucle.jpg', async () => (await animation()).gif().toBuffer(), ANIMATED],
  ['pages.tiff', async () => (await animation()).tiff().toBuffer(), PAGES],
])('« %s » is said to show its first picture only', async (name, picture, message) => {
  expect(await changes(name, await picture())).toEqual([`« ./${name} » ${message}`]);
});

test.each<[string, () => Promise<Buffer>]>([
  ['blanc.jpg', () => plain('#fff').toColourspace('cmyk').jpeg().toBuffer()],
  ['gris.jpg', () => plain('#808080').toColourspace('cmyk').jpeg().toBuffer()],
  ['rouge.jpg', () => plain('#c33').toColourspace('cmyk').jpeg({ progressive: true }).toBuffer()],
  ['vert.tiff', () => plain('#3a6').toColourspace('cmyk').tiff().toBuffer()],
])('« %s » without a profile for printing is said to change its colours', async (name, picture) => {
  expect(await changes(name, await picture())).toEqual([`« ./${name} » ${CMYK}`]);
});

test.each<[string, () => Promise<Buffer>]>([
  ['photo.jpg', () => plain('#c63').jpeg().toBuffer()],
  ['dessin.png', () => plain('#c63').png().toBuffer()],
  ['gris-seul.jpg', () => plain('#808080').toColourspace('b-w').jpeg().toBuffer()],
  ['fixe.gif', () => plain('#c63').gif().toBuffer()],
  ['fixe.webp', () => plain('#c63').webp().toBuffer()],
  ['large.jpg', () => plain('#c63').withIccProfile('p3').jpeg().toBuffer()],
  ['imprimeur.jpg', () => plain('#c63').withIccProfile('cmyk').jpeg().toBuffer()],
])('« %s » is said nothing of', async (name, picture) => {
  expect(await changes(name, await picture())).toEqual([]);
});
