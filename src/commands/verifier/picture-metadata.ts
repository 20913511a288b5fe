import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import readExif from 'exif-reader';
import sharp from 'sharp';
import { isImageName } from '../../content/pictures/picture.ts';
import type { Rule } from './report.ts';

/** Quality at which a cleaned picture is written, from 1 to 100: no difference is seen. */
const JPEG_QUALITY = 95;

/** Pictures of the content folder that still say where they were taken: for a journalist, that exposes sources. */
export const findPicturesWithPosition: Rule = async ({ folder }) => {
  const files = await listPicturesWithPosition(folder);
  return files.map((file) => ({
    file,
    message:
      'cette photo dit encore où elle a été prise ; lancez « npm run verifier -- --nettoyer », qui l’efface',
  }));
};

/**
 * The pictures that carry a position.
 *
 * @param folder absolute path of the content folder.
 * @returns their paths below it, in order.
 */
export async function listPicturesWithPosition(folder: string): Promise<string[]> {
  const files = (await Array.fromAsync(glob('**/*', { cwd: folder }))).filter(isImageName).sort();
  const located = await Promise.all(files.map((file) => hasPosition(join(folder, file))));
  return files.filter((_file, index) => located[index]).map((file) => file.replaceAll('\\', '/'));
}

async function hasPosition(file: string): Promise<boolean> {
  const { exif } = await sharp(file).metadata();
  return exif !== undefined && readExif(exif).GPSInfo?.GPSLatitude !== undefined;
}

/**
 * A picture without what its camera noted of place, device and time; it stays upright, in its format and colours.
 *
 * @param file absolute path of the picture.
 */
export async function removeMetadata(file: string): Promise<Buffer> {
  const { format } = await sharp(file).metadata();
  return sharp(file)
    .autoOrient()
    .keepIccProfile()
    .toFormat(format, { quality: JPEG_QUALITY })
    .toBuffer();
}
