/** An image file of the content, as Astro imports it. */
export interface LocalImage {
  /** Address from which the built files are made. */
  src: string;
  /** Size in pixels. */
  width: number;
  height: number;
  format: 'jpeg' | 'jpg' | 'png' | 'apng' | 'tiff' | 'webp' | 'gif' | 'svg' | 'avif';
}

/**
 * What every crop of a picture keeps, as content writes it, and its French name. The words are those that the style
 * sheet looks for.
 */
export const FOCUS = {
  top: 'Le haut',
  'top-left': 'Le haut, à gauche',
  'top-right': 'Le haut, à droite',
  left: 'La gauche',
  center: 'Le centre',
  right: 'La droite',
  bottom: 'Le bas',
  'bottom-left': 'Le bas, à gauche',
  'bottom-right': 'Le bas, à droite',
} as const;

export type Focus = keyof typeof FOCUS;

/** A picture as content names it: a local file, or the address of a remote one. */
export interface Figure {
  src: LocalImage | string;
  alt: string;
  /** What the picture doesn't say by itself. */
  caption?: string | undefined;
  /** Who made it. */
  credit?: string | undefined;
  /** What every crop keeps; where the eye goes by itself otherwise. */
  focalPoint?: Focus | undefined;
}

/** Everything that the `Picture` component prints, as plain values. */
export interface PictureData {
  alt: string;
  /** What stands below it: its caption and who made it, in one line. */
  caption?: string;
  src: string;
  srcset: string;
  sizes: string;
  /** Size in pixels that reserves the place. */
  width: number;
  height: number;
  /** What its crops keep, where it isn't the centre. */
  focus?: string;
}

/** « Illustration : Awa Ndi » says by itself what kind of picture it is; a mere name doesn't. */
const KIND = /\p{L}\s?:\s/u;

/** The end of a sentence, also inside quotation marks or brackets. */
const ENDED = /[.!?…][\s»”)]*$/u;

/**
 * What stands below a picture: « Le marché à l’aube. Photo : Awa Ndi ».
 *
 * @returns nothing for a picture of which nothing is said.
 */
export function captionLine({
  caption,
  credit,
}: Pick<Figure, 'caption' | 'credit'>): string | undefined {
  if (credit === undefined) return caption;
  const author = KIND.test(credit) ? credit : `Photo\u202f: ${credit}`;
  if (caption === undefined) return author;
  return `${caption}${ENDED.test(caption) ? '' : '.'} ${author}`;
}

/** The widths in which every picture is offered, in pixels (spec §7). */
export const IMAGE_WIDTHS = [400, 800, 1200] as const;

/**
 * Compression quality of the site's own WebP pictures, out of 100. Three photographs and three drawings at twice their size
 * are told from those at 70 or 80, and from AVIF at 60, by their grain alone (structural similarity of 0.947 to 0.976).
 */
export const IMAGE_QUALITY = 60;

/** The formats that the build can resize, as the ends of file names say them. */
const IMAGE_NAME = /\.(?:jpe?g|a?png|webp|gif|avif|tiff)$/i;

/** What is said of an image whose name ends otherwise: French, without a final stop. */
export const IMAGE_NAME_PROBLEM =
  'ne convient pas ; enregistrez-la en JPEG ou en PNG, sous un nom en « .jpg » ou « .png »';

/** Whether a file's name is that of an image which the site can show. */
export const isImageName = (name: string): boolean => IMAGE_NAME.test(name);
