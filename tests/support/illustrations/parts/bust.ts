import { face } from './face.ts';
import { gouge } from './gouge.ts';
import { hair } from './hair.ts';
import type { Head } from './head.ts';
import { pts, at, group, path, stroke } from './svg.ts';

export type Cut = 'jacket' | 'shirt' | 'round' | 'boubou' | 'wide';

export interface Garment {
  readonly cut: Cut;
  readonly fill: string;
  /** Folds, seams and the inside of collars. */
  readonly line: string;
  /** The blouse under a jacket, the embroidery of a boubou. */
  readonly under?: string;
}

const torso =
  'M-26,80C-46,88 -78,94 -94,108C-108,122 -112,170 -116,260L116,260C112,170 108,122 94,108' +
  'C78,94 46,88 26,80C14,92 -14,92 -26,80Z';

export function garment({ cut, fill, line, under }: Garment): string {
  const body = path(torso, fill);
  const folds =
    gouge(pts(-86, 150, -82, 190, -84, 250), 5, line) +
    gouge(pts(86, 150, 82, 190, 84, 250), 5, line) +
    gouge(pts(-70, 106, -84, 116, -92, 134), 3, line);
  switch (cut) {
    case 'jacket':
      return (
        path('M-30,78L-60,120L-34,260H34L60,120L30,78C14,96 -14,96 -30,78Z', under ?? line) +
        path('M-28,80C-46,88 -78,94 -94,108C-108,122 -112,170 -116,260H2L-4,222L-40,120Z', fill) +
        path('M28,80C46,88 78,94 94,108C108,122 112,170 116,260H-2L4,222L40,120Z', fill) +
        path('M-28,79L-44,88L-62,128L-42,134L-50,146L-4,222L-14,170L-20,110Z', fill) +
        path('M28,79L44,88L62,128L42,134L50,146L4,222L14,170L20,110Z', fill) +
        stroke('M-44,88L-62,128L-42,134L-50,146L-4,222', line, 2.6) +
        stroke('M44,88L62,128L42,134L50,146L2,226L0,260', line, 2.6) +
        stroke('M-28,80L-20,118L-2,214M28,80L20,118L2,214', line, 2) +
        folds
      );
    case 'shirt':
      return (
        body +
        stroke('M0,98V260', line, 2.4) +
        path('M-27,74L-36,96L-12,116L0,98L12,116L36,96L27,74C14,94 -14,94 -27,74Z', under ?? fill) +
        stroke('M-27,76L-36,96L-12,116L0,98L12,116L36,96L27,76', line, 2.4) +
        folds
      );
    case 'boubou':
      return (
        body +
        path(
          'M-34,82C-32,150 -18,176 0,182C18,176 32,150 34,82L26,80C14,92 -14,92 -26,80Z',
          under ?? line,
        ) +
        stroke('M-20,100C-18,138 -10,154 0,160C10,154 18,138 20,100', fill, 3) +
        stroke('M-34,88C-32,152 -18,178 0,184C18,178 32,152 34,88', line, 2.6) +
        folds
      );
    case 'wide':
      return (
        body +
        path('M-60,90C-44,128 44,128 60,90L26,80C14,92 -14,92 -26,80Z', under ?? line) +
        stroke('M-62,90C-44,132 44,132 62,90', line, 3) +
        folds
      );
    case 'round':
      return body + stroke('M-32,81C-18,106 18,106 32,81', under ?? line, 6) + folds;
  }
}

export function neck(head: Head): string {
  const { lit, shade } = head.skin;
  return (
    path('M-21,30C-20,60 -22,74 -30,82C-16,112 16,112 30,82C22,74 20,60 21,30Z', lit) +
    path(
      'M-21,60C-10,78 6,84 21,62L21,64C22,74 24,78 30,82C24,100 10,106 2,104C6,96 -16,86 -21,72Z',
      shade,
    )
  );
}

export interface Bust {
  readonly head: Head;
  readonly wear: Garment;
  readonly tilt?: number;
}

/** The head alone, for figures that bring their own body. */
export function frontHead(head: Head): string {
  const worn = hair(head);
  const breadth = head.breadth ?? 1;
  return group(`scale(${breadth} 1)`, worn.back, face(head), worn.front);
}

/** Head and shoulders from the front, 120 units of face. */
export function bust(x: number, y: number, scale: number, who: Bust): string {
  return group(
    at(x, y, scale),
    neck(who.head),
    garment(who.wear),
    group(`translate(0 14) rotate(${who.tilt ?? 0} 0 60)`, frontHead(who.head)),
  );
}
