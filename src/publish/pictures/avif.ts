import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import { cacheDir } from 'astro:config/server';
import sharp from 'sharp';
import { imageFile } from './image-file.ts';
import { AVIF_EFFORT, IMAGE_QUALITY } from '../../domain/image-sizes.ts';

/** Small enough to encode fast, large enough to tell which format suits the picture. */
const SAMPLE_WIDTH = 400;

/** Answers of earlier builds: to ask takes longer than to build a hundred pages. */
const FOLDER = new URL('formats/', cacheDir);

const answers = new Map<string, Promise<boolean>>();

/**
 * Whether AVIF is smaller than WebP for a local image, measured on a reduced copy.
 *
 * @param image as Astro imports it.
 */
export function isAvifSmaller(image: ImageMetadata): Promise<boolean> {
  const path = imageFile(image);
  if (path === undefined) return Promise.resolve(false);
  const known = answers.get(path);
  if (known) return known;
  const answer = recall(path);
  answers.set(path, answer);
  return answer;
}

/** The answer of an earlier build for the same bytes, or a new one, which is kept. */
async function recall(path: string): Promise<boolean> {
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
}

async function compare(image: Buffer): Promise<boolean> {
  const sample = sharp(image).resize({ width: SAMPLE_WIDTH, withoutEnlargement: true });
  const [avif, webp] = await Promise.all([
    sample.clone().avif({ quality: IMAGE_QUALITY.avif, effort: AVIF_EFFORT }).toBuffer(),
    sample.clone().webp({ quality: IMAGE_QUALITY.webp }).toBuffer(),
  ]);
  return avif.length < webp.length;
}
