import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { IMAGE_QUALITY } from './image-sizes.ts';

/** Small enough to encode fast, large enough to tell which format suits the picture. */
const SAMPLE_WIDTH = 400;

const answers = new Map<string, Promise<boolean>>();

/**
 * Whether AVIF is smaller than WebP for a local image, measured on a reduced copy.
 *
 * @param image as Astro imports it; in a build it also carries the path of its file.
 */
export function isAvifSmaller(image: ImageMetadata): Promise<boolean> {
  // Astro's own field, which its public type leaves out.
  const path: unknown = Reflect.get(image, 'fsPath');
  if (typeof path !== 'string') return Promise.resolve(false);
  const known = answers.get(path);
  if (known) return known;
  const answer = compare(path);
  answers.set(path, answer);
  return answer;
}

async function compare(path: string): Promise<boolean> {
  const sample = sharp(path).resize({ width: SAMPLE_WIDTH, withoutEnlargement: true });
  const [avif, webp] = await Promise.all([
    sample.clone().avif({ quality: IMAGE_QUALITY }).toBuffer(),
    sample.clone().webp({ quality: IMAGE_QUALITY }).toBuffer(),
  ]);
  return avif.length < webp.length;
}
