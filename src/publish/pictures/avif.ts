import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cacheDir } from 'astro:config/server';
import sharp from 'sharp';
import { memoize } from '../../domain/memoize.ts';
import type { LocalImage } from '../../domain/picture.ts';
import { imageFile } from './image-file.ts';
import { AVIF, IMAGE_QUALITY } from '../../domain/image-sizes.ts';

/** Small enough to encode fast, large enough to tell which format suits the picture. */
const SAMPLE_WIDTH = 400;

/** Answers of earlier builds: to ask takes longer than to build a hundred pages. */
const FOLDER = new URL('formats/', cacheDir);

/**
 * Whether AVIF is smaller than WebP for a local image, measured on a reduced copy.
 *
 * @param image as Astro imports it.
 */
export function isAvifSmaller(image: LocalImage): Promise<boolean> {
  const path = imageFile(image);
  if (path === undefined) return Promise.resolve(false);
  return answerFor(path);
}

/** The answer of an earlier build for the same bytes, or a new one, which is kept. */
const answerFor = memoize(async (path: string): Promise<boolean> => {
  const image = await readFile(path);
  const key = createHash('sha256')
    .update(`${SAMPLE_WIDTH} ${JSON.stringify(IMAGE_QUALITY)}`)
    .update(image);
  const file = new URL(key.digest('hex'), FOLDER);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return kept === 'avif';
  const answer = await compare(image);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, answer ? 'avif' : 'webp');
  return answer;
});

async function compare(image: Buffer): Promise<boolean> {
  const sample = sharp(image).resize({ width: SAMPLE_WIDTH, withoutEnlargement: true });
  const [avif, webp] = await Promise.all([
    sample
      .clone()
      .avif({ quality: IMAGE_QUALITY.avif, ...AVIF })
      .toBuffer(),
    sample.clone().webp({ quality: IMAGE_QUALITY.webp }).toBuffer(),
  ]);
  return avif.length < webp.length;
}
