declare module 'opentype.js' {
  /** One command of an outline: its end point and control points, in pixels. */
  export type Step =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };

  export interface Font {
    hasChar(character: string): boolean;
    getAdvanceWidth(text: string, fontSize: number): number;
    getPath(text: string, x: number, y: number, fontSize: number): { commands: Step[] };
  }

  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
