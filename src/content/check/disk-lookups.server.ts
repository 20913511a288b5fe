import { existsSync, readdirSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import type { CheckLookups } from './check-lookups.ts';
import { getBuildDay } from '../environment.server.ts';
import { isIconName } from '../icons.server.ts';
import { memoize } from '../../lib/memoize.ts';
import { isImageName, IMAGE_NAME_PROBLEM } from '../pictures/picture.ts';

/**
 * Makes the lookups of the content check that read the disk, for builds, the development server and commands.
 *
 * @param folder absolute path of the content files' folder: the paths of images are relative to it.
 * @param itemStatus the lookup of portfolio items; it comes from the caller, who reads them.
 */
export function diskLookups(folder: string, itemStatus: CheckLookups['itemStatus']): CheckLookups {
  return {
    exists: (path) => isFile(resolve(folder, path)),
    nearName: (path) => findNearName(resolve(folder, path)),
    imageProblem: (path) => findImageProblem(resolve(folder, path)),
    isIconName,
    isPublicFile: (address) => existsSync(join('public', address)),
    itemStatus,
    today: getBuildDay(),
  };
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

function findNearName(path: string): string | undefined {
  const folder = dirname(path);
  if (!existsSync(folder)) return undefined;
  const key = nameKey(basename(path));
  return readdirSync(folder).find((name) => nameKey(name) === key && isFile(join(folder, name)));
}

/**
 * Normalizes a file name for comparison: without accents, spaces, apostrophes, hyphens and capitals, which phones and
 * computers write in several ways.
 */
const nameKey = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}.]/gu, '')
    .toLowerCase()
    .replace(/\.jpeg$/, '.jpg');

/** Image formats that the content check refuses: sharp can read them, but the build can't resize them. */
const UNSUPPORTED_FORMATS = new Set(['svg', 'pdf']);

/**
 * Checks an image file that exists.
 *
 * @param path absolute path of the file.
 * @returns one French sentence without a final full stop, or undefined when the build can use the image.
 */
async function findImageProblem(path: string): Promise<string | undefined> {
  if (!isImageName(path) || path.includes('?')) return IMAGE_NAME_PROBLEM;
  const { mtimeMs, size } = await stat(path);
  return decodeImage({ path, version: `${mtimeMs} ${size}` });
}

/** Matches the JPEG decoder's warnings that are ignored: browsers show these files, of some phones and cameras, in full. */
const HARMLESS_WARNING =
  /Invalid SOS parameters|\d+ extraneous bytes before marker|Unknown Adobe color transform/;

const UNREADABLE = 'est illisible ; enregistrez-la de nouveau en JPEG ou en PNG';
const TOO_LARGE = 'a trop de pixels pour le site ; réduisez-la à 6000 pixels au plus de côté';

/**
 * Decodes an image, and returns its problem in French, if any. It decodes the whole image, at a small size to be fast, because
 * only then does damage show. Memoized, because items share images: a file is read again only when it has changed.
 */
const decodeImage = memoize(
  async ({ path }: { path: string; version: string }) => {
    const decode = (failOn: 'warning' | 'error') =>
      sharp(path, { failOn }).resize(16, 16, { fit: 'inside' }).raw().toBuffer();
    try {
      const { format } = await sharp(path, { failOn: 'none' }).metadata();
      if (UNSUPPORTED_FORMATS.has(format)) return UNREADABLE;
      await decode('warning').catch((warning: unknown) => {
        if (!HARMLESS_WARNING.test(String(warning))) throw warning;
        return decode('error');
      });
      return undefined;
    } catch (error) {
      return String(error).includes('pixel limit') ? TOO_LARGE : UNREADABLE;
    }
  },
  { key: ({ path, version }) => `${path} ${version}` },
);
