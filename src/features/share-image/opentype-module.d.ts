declare module 'opentype.js' {
  /** One step of an outline, in pixels: its end, and the handles that lead there. */
  export type Step =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };

  /** The part of a font that the share images use. */
  export interface Font {
    hasChar(character: string): boolean;
    getAdvanceWidth(text: string, fontSize: number): number;
    getPath(text: string, x: number, y: number, fontSize: number): { commands: Step[] };
  }

  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
