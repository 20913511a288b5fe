/** An image file of the content, as Astro's `image()` returns it. */
export interface LocalImage {
  /** URL of the original. Reading it in a build makes Astro publish the original. */
  src: string;
  /** Size in pixels. */
  width: number;
  height: number;
  format: 'jpeg' | 'jpg' | 'png' | 'apng' | 'tiff' | 'webp' | 'gif' | 'svg' | 'avif';
}

/** The parts of a picture that crops can keep, row by row, with their French labels. The style sheet matches the keys. */
export const FOCAL_POINTS = {
  'top-left': 'Le haut, à gauche',
  top: 'Le haut',
  'top-right': 'Le haut, à droite',
  left: 'La gauche',
  center: 'Le centre',
  right: 'La droite',
  'bottom-left': 'Le bas, à gauche',
  bottom: 'Le bas',
  'bottom-right': 'Le bas, à droite',
} as const;

export type FocalPoint = keyof typeof FOCAL_POINTS;

/** A picture in the content: a local file or the URL of a remote one, with its text alternative, caption and credit. */
export interface Figure {
  src: LocalImage | string;
  alt: string;
  caption?: string | undefined;
  credit?: string | undefined;
  /** The part that crops keep; without it, the site detects one. */
  focalPoint?: FocalPoint | undefined;
}

/** A picture with its built files, as JSON: the data of the `Picture` component. */
export interface PictureData {
  alt: string;
  /** Caption and credit in one line. */
  caption?: string;
  src: string;
  srcset: string;
  sizes: string;
  /** Size in pixels, which reserves the space. */
  width: number;
  height: number;
  /** The part that crops keep; absent for the centre. */
  focus?: string;
}

/** Returns the URL of a picture's largest file. */
export function largestFile({ src, srcset }: Pick<PictureData, 'src' | 'srcset'>): string {
  return srcset.split(', ').at(-1)?.split(' ')[0] || src;
}

/** Matches a credit that names the kind of picture, such as « Illustration : Awa Ndi »; others get « Photo : » in front. */
const CREDIT_WITH_KIND = /\p{L}\s?:\s/u;

/** Matches a caption that ends like a sentence, even inside quotation marks; others get a full stop before the credit. */
const SENTENCE_END = /[.!?…][\s»”)]*$/u;

/** Joins caption and credit to one line: « Le marché à l’aube. Photo : Awa Ndi ». */
export function captionLine({
  caption,
  credit,
}: Pick<Figure, 'caption' | 'credit'>): string | undefined {
  if (credit === undefined) return caption;
  const author = CREDIT_WITH_KIND.test(credit) ? credit : `Photo\u202f: ${credit}`;
  if (caption === undefined) return author;
  return `${caption}${SENTENCE_END.test(caption) ? '' : '.'} ${author}`;
}

/** The parts of a picture's credit, as the published file (XMP) and the structured data give them to machines. */
export interface PictureCredit {
  /** Who made the picture; absent where the credit is « DR », which means that it isn't known. */
  creator?: string;
  /** Copyright notice; only for the owner's own pictures, because she can't give one for others. */
  rights?: string;
  creditLine: string;
}

/** Reads a credit such as « Photo : Awa Ndi / AFP », in which the author stands before the agency. */
export function parseCredit(credit: string, owner: string): PictureCredit {
  const [author = ''] = credit.replace(/^(?:.*?\p{L}\s?:\s+)?(?:©\s*)?/u, '').split(/\s\/\s/);
  const isKnown = author !== '' && !/^d\.?\s?r\.?$/i.test(author);
  return {
    ...(isKnown && { creator: author }),
    ...(author === owner && { rights: `© ${owner}` }),
    creditLine: credit,
  };
}

/** The widths of the files built for every picture, in pixels (spec §7). */
export const IMAGE_WIDTHS = [400, 800, 1200] as const;

/**
 * WebP quality of local pictures, out of 100. At 60, three photographs and three drawings at twice their size differ from
 * 70 or 80, and from AVIF at 60, only in their grain (structural similarity of 0.947 to 0.976).
 */
export const IMAGE_QUALITY = 60;

/** Matches the file names of the image formats that the build can resize. */
const IMAGE_NAME = /\.(?:jpe?g|a?png|webp|gif|avif|tiff)$/i;

/** The French message for an image that `isImageName` refuses, without a final full stop. */
export const IMAGE_NAME_PROBLEM =
  'ne convient pas ; enregistrez-la en JPEG ou en PNG, sous un nom en « .jpg » ou « .png »';

export const isImageName = (name: string): boolean => IMAGE_NAME.test(name);
