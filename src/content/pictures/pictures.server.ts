import { getImage } from 'astro:assets';
import { memoize } from '../../lib/memoize.ts';
import { getSite } from '../queries.server.ts';
import {
  captionLine,
  parseCredit,
  type Figure,
  type LocalImage,
  type PictureData,
  IMAGE_QUALITY,
  IMAGE_WIDTHS,
} from './picture.ts';
import { cropFocus } from './crop-focus.server.ts';
import { remoteImage } from './image-hosts.ts';
import { formatXmp } from './picture-metadata.server.ts';

type ImageFiles = Omit<PictureData, 'alt' | 'caption' | 'sizes' | 'focus'>;

/** Size in pixels that remote images are shown with: their own size is unknown at build time. */
const REMOTE_SIZE = { width: 800, height: 600 };

/** Width divided by height of the narrowest slot in which an item's picture is cropped: the one in the archive. */
const CARD_RATIO = 4 / 3;

/**
 * Builds the files of a picture in the site's widths and quality (spec §7), and returns the data of the `Picture` component.
 *
 * @param sizes the `sizes` attribute.
 * @param widths of the files, in pixels.
 * @param slotRatio width divided by height of the slot that crops the picture; of several, the narrowest one's.
 */
export async function pictureData(
  figure: Figure,
  sizes: string,
  widths: readonly number[] = IMAGE_WIDTHS,
  slotRatio = CARD_RATIO,
): Promise<PictureData> {
  const { src, alt } = figure;
  const caption = captionLine(figure);
  const xmp = await creditXmp(figure);
  const files =
    typeof src === 'string'
      ? { ...REMOTE_SIZE, ...remoteImage(src) }
      : await builtFiles(src)(widths, xmp);
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

/** Builds the JPEG of a picture for print and returns its URL; undefined for a remote picture. */
export async function printPictureUrl(figure: Figure): Promise<string | undefined> {
  const { src } = figure;
  if (typeof src === 'string') return undefined;
  const xmp = await creditXmp(figure);
  return (await getImage({ src, width: PRINT_SIDE, format: 'jpg', xmp })).src;
}

/** Returns the credit of a picture as XMP, the only metadata of a published file; undefined for a picture without credit. */
const creditXmp = async ({ credit }: Figure) =>
  credit && formatXmp(parseCredit(credit, (await getSite()).name));

/** Builds the files of a local image; memoized, because items share images. A changed image is imported as a new object. */
const builtFiles = memoize((src: LocalImage) =>
  memoize((widths: readonly number[], xmp: string | undefined) => buildFiles(src, widths, xmp), {
    key: (...request) => request.join(),
  }),
);

async function buildFiles(
  src: LocalImage,
  widths: readonly number[],
  xmp: string | undefined,
): Promise<ImageFiles> {
  // Don't read size or URL of the original image: either makes Astro publish it.
  const { attributes, srcSet } = await getImage({
    src,
    widths: [...widths],
    format: 'webp',
    quality: IMAGE_QUALITY,
    xmp,
  });
  return {
    src: (srcSet.values[1] ?? srcSet.values[0])?.url ?? '',
    srcset: srcSet.attribute,
    width: Number(attributes['width']),
    height: Number(attributes['height']),
  };
}
