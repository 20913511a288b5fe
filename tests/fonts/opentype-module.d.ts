import 'opentype.js';

/** A lookup of ligatures: of each first glyph, those that follow it, and the glyph that stands for all. */
interface Ligatures {
  coverage: object;
  ligatureSets: { components: number[]; ligGlyph: number }[][];
}

declare module 'opentype.js' {
  /** The tables of a font from which its icons are read. */
  export interface Font {
    substitution: { expandCoverage(coverage: object): number[] };
    tables: {
      cmap: { glyphIndexMap: Record<string, number> };
      gsub: { lookups: { subtables: (Ligatures | { extension: Ligatures })[] }[] };
    };
  }
}
