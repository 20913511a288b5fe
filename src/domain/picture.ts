/** An image file of the content, as Astro imports it. */
export interface LocalImage {
  /** Address from which the built files are made. */
  src: string;
  /** Size in pixels. */
  width: number;
  height: number;
  format: 'jpeg' | 'jpg' | 'png' | 'apng' | 'tiff' | 'webp' | 'gif' | 'svg' | 'avif';
}

/** A picture as content names it: a local file, or the address of a remote one. */
export interface Figure {
  src: LocalImage | string;
  alt: string;
}

/** Everything that the `Picture` component prints, as plain values. */
export interface PictureData {
  alt: string;
  src: string;
  srcset: string;
  sizes: string;
  /** Size in pixels that reserves the place. */
  width: number;
  height: number;
  /** Candidates in AVIF, when that is the smaller format for this image. */
  avif?: string;
}
