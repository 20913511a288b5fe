declare module 'subset-font' {
  /** The part of the package that the font scripts use. */
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      noLayoutClosure?: true;
      keepAllGlyphs?: true;
    },
  ): Promise<Uint8Array>;
}
