import type { Figure, LocalImage, PictureData } from './picture.ts';
import { attention } from './attention.server.ts';
import { imageFile } from './image-file.server.ts';

/** Of a picture that loses less than this share of a side, the middle is as good as any part. */
const MUCH = 0.15;

/**
 * What the crops of a picture keep, as the style sheet knows it.
 *
 * @param figure as it is written.
 * @param shown its size: to read that of the original would publish the file.
 * @param place width of the narrowest place that cuts it, divided by its height.
 * @returns nothing where the centre is kept.
 */
export async function focus(
  { src, cadrage }: Figure,
  shown: Pick<PictureData, 'width' | 'height'>,
  place: number,
): Promise<string | undefined> {
  if (cadrage) return cadrage === 'centre' ? undefined : cadrage;
  return typeof src === 'string' ? undefined : seen(src, shown.width / shown.height, place);
}

/** Where the eye goes, along the side that the place cuts. */
async function seen(image: LocalImage, ratio: number, place: number): Promise<string | undefined> {
  const path = imageFile(image);
  if (path === undefined) return undefined;
  if (ratio < place * (1 - MUCH)) return (await attention(path)).down;
  if (ratio * (1 - MUCH) > place) return (await attention(path)).across;
  return undefined;
}
