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
