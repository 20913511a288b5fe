import { getImage } from 'astro:assets';
import { getProject } from './content.ts';

/** Address of the picture that a shared link shows: 1200 × 630 pixels, JPEG. */
export async function shareImage(): Promise<string> {
  const { photo } = await getProject();
  if (typeof photo.src === 'string') return photo.src;
  const image = await getImage({
    src: photo.src,
    width: 1200,
    height: 630,
    fit: 'cover',
    format: 'jpeg',
    quality: 80,
  });
  return image.src;
}
