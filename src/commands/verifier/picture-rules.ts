import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import type { CollectionName } from '../../content/collections.ts';
import { parseBody } from '../../content/text/parse-text.ts';
import { listFigures } from '../../content/text/text-tree.ts';
import type { Rule } from './report.ts';
import { listPictures } from './texts-in-data.ts';

/**
 * Creates a rule about local pictures.
 *
 * @param check returns what is wrong with a picture, in French. It gets the path of the file, the collection that uses it,
 *   and the path of its field.
 */
function createPictureRule(
  check: (
    image: string,
    collection: CollectionName,
    field: readonly PropertyKey[],
  ) => Promise<string[]>,
): Rule {
  return async ({ folder, entries }) => {
    const problems = entries.flatMap(({ collection, file, data, body }) =>
      [
        ...listPictures(data).map(({ path, src }) => ({ path: [...path, 'src'], src })),
        ...listFigures(parseBody({ data, body })).map(({ src }) => ({ path: [], src })),
      ]
        .filter(({ src }) => !/^https?:/.test(src))
        .map(async ({ path, src }) =>
          (await check(resolve(folder, dirname(file), src), collection, path)).map((text) => ({
            file,
            path,
            message: `« ${src} » ${text}`,
          })),
        ),
    );
    return (await Promise.all(problems)).flat();
  };
}

/**
 * Minimum length of a picture's longer side in pixels, so that it isn't enlarged where it is shown: the widest that the
 * site keeps for what can be opened, less for the rest (spec §7).
 */
const MIN_PIXELS: Partial<Record<CollectionName, number>> = {
  about: 800,
  project: 800,
  portfolio: 1200,
  publications: 800,
  testimonials: 160,
};

/** Minimum length of the longer side of a printed page in pixels, whose small print must be readable. */
const MIN_SCAN_PIXELS = 2000;

/** Larger pictures are useless: the site shows none wider than 1200 pixels, or 2400 of a printed page. */
const MAX_PIXELS = 6000;
const MAX_MEGABYTES = 5;

/** Finds local pictures that are too small for where they are shown, or too large. */
export const checkPictureSizes = createPictureRule(async (image, collection, field) => {
  const [{ size }, { width, height }] = await Promise.all([
    stat(image),
    sharp(image, { failOn: 'none' }).metadata(),
  ]);
  const megabytes = size / 1_000_000;
  if (megabytes > MAX_MEGABYTES)
    return [
      `pèse ${megabytes.toLocaleString('fr', { maximumFractionDigits: 1 })} Mo ; enregistrez-la plus petite (2 400 pixels de côté suffisent), à ${MAX_MEGABYTES} Mo au plus`,
    ];
  if (Math.max(width, height) > MAX_PIXELS)
    return [
      `mesure ${width} × ${height} pixels ; réduisez-la à ${MAX_PIXELS} pixels au plus de côté`,
    ];
  const minPixels = field.includes('scans') ? MIN_SCAN_PIXELS : (MIN_PIXELS[collection] ?? 0);
  if (Math.max(width, height) < minPixels)
    return [
      `ne mesure que ${width} × ${height} pixels et sera floue ; prenez-en une d’au moins ${minPixels} pixels de côté`,
    ];
  return [];
});

const ANIMATED =
  'est une animation, dont le site ne montre que la première image ; pour qu’elle bouge, publiez-la en vidéo';
const PAGES =
  'contient plusieurs images, dont le site ne montre que la première ; enregistrez celle que vous voulez en JPEG ou en PNG';
const CMYK =
  'est en CMJN, les couleurs des imprimeurs, sans profil, et paraîtra jaunâtre ou terne ; enregistrez-la en RVB, avec le profil sRGB';

/** Finds local pictures that the site can't show as they are: animations, files of several pictures, colours for printing. */
export const findChangedPictures = createPictureRule(async (image) => {
  const bytes = await readFile(image);
  const metadata = await sharp(bytes, { failOn: 'none' }).metadata();
  const { format, pages = 1, space, hasProfile } = metadata;
  const isAnimated = format === 'png' ? isAnimatedPng(bytes) : pages > 1;
  return [
    ...(isAnimated ? [format === 'tiff' ? PAGES : ANIMATED] : []),
    ...(space === 'cmyk' && !hasProfile ? [CMYK] : []),
  ];
});

/** Whether a PNG has the chunk « acTL », which stands before the pixels (PNG, third edition, section 11.3.6.1). */
const isAnimatedPng = (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
