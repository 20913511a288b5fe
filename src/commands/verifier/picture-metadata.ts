import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import readExif from 'exif-reader';
import sharp from 'sharp';
import { isImageName } from '../../content/pictures/picture.ts';
import type { Problem, Rule } from './report.ts';

/** Quality of rewritten pictures, from 1 to 100: no visible loss. */
const JPEG_QUALITY = 95;

const CLEANED_BY_COMMAND = 'lancez « npm run verifier -- --nettoyer », qui';
const POSITION = `cette photo dit encore où elle a été prise ; ${CLEANED_BY_COMMAND} l’efface`;
const BROKEN_METADATA = `les métadonnées de cette photo sont abîmées et peuvent encore dire où elle a été prise ; ${CLEANED_BY_COMMAND} les efface`;
const FOLDER = 'ce dossier porte le nom d’une image ; renommez-le';
export const UNREADABLE =
  'cette image est illisible ; enregistrez-la de nouveau en JPEG ou en PNG, ou retirez-la';

/**
 * Finds pictures that still contain a GPS position, which for a journalist exposes sources, and those of which nobody can
 * tell.
 */
export const findPicturesWithPosition: Rule = ({ folder }) => listPictureProblems(folder);

/** Lists the pictures whose metadata must be removed: their paths below the content folder, in order. */
export async function listPicturesToClean(folder: string): Promise<string[]> {
  return (await listPictureProblems(folder))
    .filter(({ message }) => message === POSITION || message === BROKEN_METADATA)
    .map(({ file }) => file);
}

async function listPictureProblems(folder: string): Promise<Problem[]> {
  const files = (await Array.fromAsync(glob('**/*', { cwd: folder }))).filter(isImageName).sort();
  const problems = await Promise.all(
    files.map(async (file) => {
      const message = await findPictureProblem(join(folder, file));
      return message === undefined ? [] : [{ file: file.replaceAll('\\', '/'), message }];
    }),
  );
  return problems.flat();
}

async function findPictureProblem(path: string): Promise<string | undefined> {
  try {
    if ((await stat(path)).isDirectory()) return FOLDER;
    const { exif } = await sharp(path, { failOn: 'none' }).metadata();
    return exif && exifProblem(exif);
  } catch {
    return UNREADABLE;
  }
}

function exifProblem(exif: Buffer): string | undefined {
  try {
    return readExif(exif).GPSInfo?.GPSLatitude === undefined ? undefined : POSITION;
  } catch {
    return BROKEN_METADATA;
  }
}

/**
 * Removes a picture's metadata (place, device, time); orientation, format and colours stay.
 *
 * @param file absolute path of the picture.
 * @throws what sharp throws when the picture is unreadable.
 */
export async function removeMetadata(file: string): Promise<Buffer> {
  const { format } = await sharp(file, { failOn: 'error' }).metadata();
  return sharp(file, { failOn: 'error' })
    .autoOrient()
    .keepIccProfile()
    .toFormat(format, { quality: JPEG_QUALITY })
    .toBuffer();
}
