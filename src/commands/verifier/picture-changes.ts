import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import type { ContentEntry } from '../../content/read-collections.server.ts';
import type { Problem, Rule } from './report.ts';
import { listPictures, type Picture } from './texts-in-data.ts';

const ANIMATED =
  'est une animation, dont le site ne montre que la première image ; pour qu’elle bouge, publiez-la en vidéo';
const PAGES =
  'contient plusieurs images, dont le site ne montre que la première ; enregistrez celle que vous voulez en JPEG ou en PNG';
const CMYK =
  'est en CMJN, les couleurs des imprimeurs, sans profil, et paraîtra jaunâtre ou terne ; enregistrez-la en RVB, avec le profil sRGB';

/** Finds local pictures that the site can't show as they are: animations, files of several pictures, colours for printing. */
export const findChangedPictures: Rule = async ({ folder, entries }) => {
  const problems = entries.map((document) =>
    Promise.all(
      listPictures(document.data)
        .filter(({ src }) => !/^https?:/.test(src))
        .map((picture) => checkPicture(folder, document, picture)),
    ),
  );
  return (await Promise.all(problems)).flat(2);
};

async function checkPicture(
  folder: string,
  { file }: ContentEntry,
  { path, src }: Picture,
): Promise<Problem[]> {
  const changes = await listChanges(await readFile(resolve(folder, dirname(file), src)));
  return changes.map((text) => ({
    file,
    path: [...path, 'src'],
    message: `« ${src} » ${text}`,
  }));
}

async function listChanges(bytes: Buffer): Promise<string[]> {
  const {
    format,
    pages = 1,
    space,
    hasProfile,
  } = await sharp(bytes, {
    failOn: 'none',
  }).metadata();
  const isAnimated = format === 'png' ? isAnimatedPng(bytes) : pages > 1;
  return [
    ...(isAnimated ? [format === 'tiff' ? PAGES : ANIMATED] : []),
    ...(space === 'cmyk' && !hasProfile ? [CMYK] : []),
  ];
}

/** Whether a PNG has the chunk « acTL », which stands before the pixels (PNG, third edition, section 11.3.6.1). */
const isAnimatedPng = (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
