import { getImage } from 'astro:assets';
import { memoize } from '../../lib/memoize.ts';
import {
  captionLine,
  type Figure,
  type LocalImage,
  type PictureData,
  IMAGE_QUALITY,
  IMAGE_WIDTHS,
} from './picture.ts';
import { focus } from './crop-focus.server.ts';
import { remoteImage } from './remote-image.ts';

type ImageFiles = Omit<PictureData, 'alt' | 'caption' | 'sizes' | 'focus'>;

/** A remote image's size is unknown at build time: its place is kept in this proportion. */
const REMOTE_SIZE = { width: 800, height: 600 };

/** A row of the archive, in width by height. */
const CARD = 4 / 3;

/**
 * Prepares a picture in the site's widths and quality (spec §7).
 *
 * @param figure file, text alternative, and what stands below it.
 * @param sizes the `sizes` attribute: how wide the picture is shown.
 * @param widths candidates, in pixels.
 * @param place width of the place that cuts it, divided by its height.
 */
export async function pictureData(
  figure: Figure,
  sizes: string,
  widths: readonly number[] = IMAGE_WIDTHS,
  place = CARD,
): Promise<PictureData> {
  const { src, alt } = figure;
  const below = captionLine(figure);
  const files =
    typeof src === 'string' ? { ...REMOTE_SIZE, ...remoteImage(src) } : await filesOf(src)(widths);
  const kept = await focus(figure, files, place);
  return {
    alt,
    ...(below !== undefined && { caption: below }),
    sizes,
    ...(kept !== undefined && { focus: kept }),
    ...files,
  };
}

/**
 * The files made of a local image: items share images, and each is asked for once. An image whose file has changed
 * is imported as another object.
 */
const filesOf = memoize((src: LocalImage) =>
  memoize((widths: readonly number[]) => makeFiles(src, widths), { key: String }),
);

async function makeFiles(src: LocalImage, widths: readonly number[]): Promise<ImageFiles> {
  // Neither the size nor the address of the original is read from it: either would publish the file.
  const { attributes, srcSet } = await getImage({
    src,
    widths: [...widths],
    format: 'webp',
    quality: IMAGE_QUALITY,
  });
  return {
    src: (srcSet.values[1] ?? srcSet.values[0])?.url ?? '',
    srcset: srcSet.attribute,
    width: Number(attributes['width']),
    height: Number(attributes['height']),
  };
}
