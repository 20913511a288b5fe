import type { Figure, LocalImage } from '../../domain/picture.ts';
import { attention } from './attention.ts';
import { imageFile } from './image-file.ts';

/** Of a picture that loses less than this share of a side, the middle is as good as any part. */
const MUCH = 0.15;

/**
 * The words under which a style sheet knows a picture: « debout » for an upright one, and what its crops keep.
 *
 * @param figure as it is written.
 * @param place width of the narrowest place that cuts it, divided by its height.
 * @returns nothing for a wide one whose crops keep the centre.
 */
export async function frame({ src, cadrage }: Figure, place: number): Promise<string | undefined> {
  const local = typeof src === 'string' ? undefined : src;
  const focus = cadrage ?? (local && (await seen(local, place)));
  const words = [
    local && local.height > local.width && 'debout',
    focus !== 'centre' && focus,
  ].filter(Boolean);
  return words.join(' ') || undefined;
}

/** Where the eye goes, along the side that the place cuts. */
async function seen(image: LocalImage, place: number): Promise<string | undefined> {
  const path = imageFile(image);
  if (path === undefined) return undefined;
  const ratio = image.width / image.height;
  if (ratio < place * (1 - MUCH)) return (await attention(path)).down;
  if (ratio * (1 - MUCH) > place) return (await attention(path)).across;
  return undefined;
}
