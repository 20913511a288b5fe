import { color } from './palette.ts';

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

const [paper, ink, inkSoft] = [rgb('paper'), rgb('ink'), rgb('ink-soft')];
const [ochre, ochreDark] = [rgb('ochre-500'), rgb('ochre-700')];
const [cloth, clothDark, thread] = [rgb('indigo-800'), rgb('indigo-900'), rgb('indigo-200')];

/**
 * The colours of paper and cloth: at most sixteen, so that a pixel takes half a byte. Letters have steps between paper and
 * ink, which keep their edges smooth; a thread has those of the cloth that it lies on.
 */
export const FLAT_COLORS: readonly Rgb[] = [
  paper,
  ...[1 / 3, 2 / 3].map((share) => between(paper, ink, share)),
  ink,
  inkSoft,
  ...[1 / 3, 2 / 3].map((share) => between(paper, ochreDark, share)),
  ochreDark,
  ochre,
  cloth,
  clothDark,
  ...[1 / 4, 0.45, 0.6].map((share) => between(cloth, thread, share)),
  between(clothDark, thread, 0.8),
];

/** Places in `FLAT_COLORS`. */
export const PAPER = 0;
export const OCHRE = 8;

/** Of each ink the place for a pixel that it covers so much, from 0 to 255. */
export const INKS = {
  ink: covering([PAPER, 1, 2, 3]),
  soft: covering([PAPER, 1, 2, 4]),
  ochre: covering([PAPER, 5, 6, 7]),
};

/** The place in `FLAT_COLORS` of what comes nearest to a colour. */
export function nearestColor(color: Rgb): number {
  const distances = FLAT_COLORS.map((known) =>
    known.reduce((sum, value, at) => sum + (value - (color[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function covering(steps: readonly number[]): Uint8Array {
  const share = (steps.length - 1) / 255;
  return Uint8Array.from({ length: 256 }, (_, cover) => steps[Math.round(cover * share)] ?? PAPER);
}

function rgb(name: string): Rgb {
  const value = Number.parseInt(color(name).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function between(start: Rgb, end: Rgb, share: number): Rgb {
  const mix = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [mix(start[0], end[0]), mix(start[1], end[1]), mix(start[2], end[2])];
}
