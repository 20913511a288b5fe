declare module 'opentype.js' {
  /** One step of an outline, in pixels: its end, and the handles that lead there. */
  export type Step =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };

  /** The outline of a letter. */
  export interface Path {
    commands: Step[];
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  }

  /** A letter of a font. */
  export interface Glyph {
    index: number;
    getPath(x: number, y: number, fontSize: number): Path;
  }

  /** The part of a font that the share images use. */
  export interface Font {
    hasChar(character: string): boolean;
    getAdvanceWidth(text: string, fontSize: number): number;
    /** Calls back for each letter, with where it starts. */
    forEachGlyph(
      text: string,
      x: number,
      y: number,
      fontSize: number,
      options: undefined,
      callback: (glyph: Glyph, x: number) => void,
    ): void;
  }

  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
