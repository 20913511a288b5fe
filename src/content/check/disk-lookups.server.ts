import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Probes } from './lookups.ts';
import { buildDay } from '../environment.server.ts';
import { isIconName } from '../icons.server.ts';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { memoize } from '../../lib/memoize.ts';
import { isImageName, NO_IMAGE_NAME } from '../pictures/picture.ts';

/**
 * Looks up on the disk what a schema can't know.
 *
 * @param folder absolute path of the content files' folder: the paths of images are relative to it.
 * @param standingOf of the items of the portfolio, which are read elsewhere.
 */
export function diskProbes(folder: string, standingOf: Probes['standingOf']): Probes {
  return {
    exists: (path) => existsSync(resolve(folder, path)),
    imageFault: (path) => imageFault(resolve(folder, path)),
    isIconName,
    isPublic: (address) => existsSync(join('public', address)),
    standingOf,
    today: buildDay(),
  };
}

const UNRESIZED = new Set(['svg', 'pdf']);

/**
 * What is wrong with an image file that is there.
 *
 * @param path absolute path of the file.
 * @returns one French sentence without a final stop, or nothing when the build can use the image.
 */
async function imageFault(path: string): Promise<string | undefined> {
  if (!isImageName(path) || path.includes('?')) return NO_IMAGE_NAME;
  const { mtimeMs, size } = await stat(path);
  return readingFault({ path, version: `${mtimeMs} ${size}` });
}

/** Items share images: each is read once, and again when it has changed. */
const readingFault = memoize(({ path }: { path: string; version: string }) => read(path), {
  key: ({ path, version }) => `${path} ${version}`,
});

/** A damaged image shows only when all of it is read; at a small size that takes little time. */
async function read(path: string): Promise<string | undefined> {
  try {
    const { format } = await sharp(path).metadata();
    if (!UNRESIZED.has(format)) {
      await sharp(path).resize(16).toBuffer();
      return undefined;
    }
  } catch {
    // Told below.
  }
  return 'est illisible ; enregistrez-la de nouveau en JPEG ou en PNG';
}
