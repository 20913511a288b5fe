import sharp from 'sharp';
import type { Get } from './get.ts';

/** As the desk keeps pictures, in pixels. */
const WIDEST = 2400;

/** Smaller than this is an icon or a mark that counts visits. */
const SMALLEST = 200;

/**
 * Fetches a picture: upright, as a JPEG, no larger than the site shows, without what a camera notes.
 *
 * @returns nothing when it can't be had, or is no picture of an article.
 */
export async function fetchPicture(get: Get, address: string): Promise<Uint8Array | undefined> {
  try {
    const { bytes } = await get(address);
    const picture = sharp(bytes, { limitInputPixels: 50_000_000 });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < SMALLEST) return undefined;
    return await picture
      .rotate()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
