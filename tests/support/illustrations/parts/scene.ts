import type { Sheet } from './sheet.ts';

/** One picture to print: where it goes, how large it is, and how it is drawn. */
export interface Scene {
  readonly name: string;
  readonly folder: 'portfolio' | 'images' | 'testimonials' | 'publications';
  readonly size: readonly [width: number, height: number];
  readonly draw: (sheet: Sheet) => string;
}
