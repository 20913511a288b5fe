import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import readExif from 'exif-reader';
import sharp from 'sharp';
import { isImageName } from '../../content/pictures/picture.ts';
import type { Rule } from './report.ts';

/** Quality of rewritten pictures, from 1 to 100: no visible loss. */
const JPEG_QUALITY = 95;

/** Finds pictures that still contain a GPS position: for a journalist, that exposes sources. */
export const findPicturesWithPosition: Rule = async ({ folder }) => {
  const files = await listPicturesWithPosition(folder);
  return files.map((file) => ({
    file,
    message:
      'cette photo dit encore où elle a été prise ; lancez « npm run verifier -- --nettoyer », qui l’efface',
  }));
};

/**
 * Lists the pictures that contain a GPS position.
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
 * Removes a picture's metadata (place, device, time); orientation, format and colours stay.
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
