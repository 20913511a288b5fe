import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isImageName } from '../../content/pictures/picture.ts';
import {
  inspectPictureMetadata,
  type PictureInspection,
} from '../../content/pictures/picture-metadata.server.ts';
import type { Problem, Rule } from './verifier-report.ts';

const CLEANED_BY_COMMAND = 'lancez « npm run verifier -- --nettoyer », qui';
const POSITION = `cette photo dit encore où elle a été prise, et un dépôt public la montre telle quelle ; ${CLEANED_BY_COMMAND} l’efface`;
const FILM = `un film est caché derrière cette photo et peut dire où elle a été prise ; ${CLEANED_BY_COMMAND} l’efface`;
const BROKEN_METADATA = `les métadonnées de cette photo sont abîmées et peuvent encore dire où elle a été prise ; ${CLEANED_BY_COMMAND} les efface`;
const FOLDER = 'ce dossier porte le nom d’une image ; renommez-le';
export const UNREADABLE_PICTURE_MESSAGE =
  'cette image est illisible ; enregistrez-la de nouveau en JPEG ou en PNG, ou retirez-la';

/**
 * Finds pictures whose metadata says where they were taken, which for a journalist exposes sources, and pictures whose
 * metadata can't be read.
 */
export const findPicturesWithLocation: Rule = async ({ folder }) => {
  const problems: Problem[] = [];
  // One after the other, because each is held in memory.
  for (const file of await listPictures(folder)) {
    const message = findProblem(await readMetadata(join(folder, file)));
    if (message !== undefined) problems.push({ file, message });
  }
  return problems;
};

/** A picture of the content that has more metadata than its credit, so that `npm run verifier -- --nettoyer` cleans it. */
export interface PictureToClean {
  /** Path below the content folder, with « / ». */
  file: string;
  /** What is lost with the metadata, in French; absent when nothing is. */
  loss: string | undefined;
}

/** Lists the pictures whose metadata must be removed, in order. */
export async function listPicturesToClean(folder: string): Promise<PictureToClean[]> {
  const pictures: PictureToClean[] = [];
  for (const file of await listPictures(folder)) {
    const metadata = await readMetadata(join(folder, file));
    if (typeof metadata !== 'string' && metadata.hasMore)
      pictures.push({ file, loss: formatLoss(metadata) });
  }
  return pictures;
}

async function listPictures(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*', { cwd: folder }));
  return files
    .filter(isImageName)
    .sort()
    .map((file) => file.replaceAll('\\', '/'));
}

function findProblem(metadata: PictureInspection | string): string | undefined {
  if (typeof metadata === 'string') return metadata;
  const { hasPosition, hasFilm, isBroken } = metadata;
  if (!hasPosition && !hasFilm && !isBroken) return undefined;
  const message = hasPosition ? POSITION : hasFilm ? FILM : BROKEN_METADATA;
  const loss = formatLoss(metadata);
  return loss === undefined ? message : `${message} (sont aussi perdus : ${loss})`;
}

/** Reads a picture's metadata; for a picture that can't be read, returns the problem as a French message. */
async function readMetadata(path: string): Promise<PictureInspection | string> {
  try {
    if ((await stat(path)).isDirectory()) return FOLDER;
    return await inspectPictureMetadata(await readFile(path));
  } catch {
    return UNREADABLE_PICTURE_MESSAGE;
  }
}

function formatLoss({ hasFilm, hasSecondImage }: PictureInspection): string | undefined {
  const losses = [
    ...(hasFilm ? ['le film de la photo animée'] : []),
    ...(hasSecondImage ? ['la seconde image (HDR ou aperçu)'] : []),
  ];
  return losses.length > 0 ? losses.join(', ') : undefined;
}
