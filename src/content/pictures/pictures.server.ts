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
import { cropFocus } from './crop-focus.server.ts';
import { remoteImage } from './image-hosts.ts';

type ImageFiles = Omit<PictureData, 'alt' | 'caption' | 'sizes' | 'focus'>;

/** The size for remote images: theirs is unknown at build time. */
const REMOTE_SIZE = { width: 800, height: 600 };

/** Aspect ratio of a picture in the archive: the narrowest slot. */
const CARD_RATIO = 4 / 3;

/**
 * Builds the files of a picture in the site's widths and quality (spec §7), and returns the data of its component.
 *
 * @param sizes the `sizes` attribute.
 * @param widths of the files, in pixels.
 * @param slotRatio width divided by height of the narrowest slot that crops the picture.
 */
export async function pictureData(
  figure: Figure,
  sizes: string,
  widths: readonly number[] = IMAGE_WIDTHS,
  slotRatio = CARD_RATIO,
): Promise<PictureData> {
  const { src, alt } = figure;
  const caption = captionLine(figure);
  const files =
    typeof src === 'string'
      ? { ...REMOTE_SIZE, ...remoteImage(src) }
      : await builtFiles(src)(widths);
  const focus = await cropFocus(figure, files, slotRatio);
  return {
    alt,
    ...(caption !== undefined && { caption }),
    sizes,
    ...(focus !== undefined && { focus }),
    ...files,
  };
}

/** The longest side of a picture for print, in pixels: 20 cm at 300 dots per inch. */
const PRINT_SIDE = 2400;

/** Builds the JPEG of a picture for print, without metadata, and returns its URL; undefined for a remote picture. */
export async function printPictureUrl({ src }: Figure): Promise<string | undefined> {
  if (typeof src === 'string') return undefined;
  return (await getImage({ src, width: PRINT_SIDE, format: 'jpg' })).src;
}

/** Memoized, because items share images. An image whose file has changed is imported as a new object. */
const builtFiles = memoize((src: LocalImage) =>
  memoize((widths: readonly number[]) => buildFiles(src, widths), { key: String }),
);

async function buildFiles(src: LocalImage, widths: readonly number[]): Promise<ImageFiles> {
  // Don't read size or URL of the original image: either makes Astro publish it.
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
