import type { Sheet } from './sheet.ts';
import type { Point } from './svg.ts';
import { taper } from './taper.ts';

/** One mark of the cutting tool: thin, swelling, thin. */
export function gouge(points: readonly Point[], width: number, colour: string): string {
  const widths = points.map((_, i) => (i === 0 || i === points.length - 1 ? 0.5 : width));
  if (points.length > 2) return taper(points, widths, colour);
  const [a, b] = [points[0] as Point, points[1] as Point];
  return taper([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b], [0.5, width, 0.5], colour);
}

export interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly length: number;
  readonly weight: number;
  /** Degrees, clockwise from the horizontal. */
  readonly angle?: number;
  /** Share of the marks left uncut, so that a field thins out. */
  readonly skip?: number;
}

/** Rows of gouge marks, as a cutter clears a plane of the block. Clip it with `sheet.inside`. */
export function gouges(sheet: Sheet, field: Field, colour: string): string {
  const angle = ((field.angle ?? 0) * Math.PI) / 180;
  const marks: string[] = [];
  for (let y = field.y; y < field.y + field.height; y += field.step) {
    for (let x = field.x - sheet.random() * field.length; x < field.x + field.width;) {
      const length = field.length * sheet.between(0.5, 1.3);
      if (sheet.random() >= (field.skip ?? 0.25)) {
        const top = y + sheet.between(-0.25, 0.25) * field.step;
        const end: Point = [x + Math.cos(angle) * length, top + Math.sin(angle) * length];
        marks.push(gouge([[x, top], end], field.weight * sheet.between(0.6, 1.2), colour));
      }
      x += length * 1.15 * Math.max(Math.cos(angle), 0.25);
    }
  }
  return marks.join('');
}

/** Marks thrown out from a centre: the light of a sun or a lamp. */
export function rays(
  sheet: Sheet,
  centre: Point,
  from: number,
  to: number,
  count: number,
  weight: number,
  colour: string,
): string {
  let marks = '';
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * Math.PI * 2 + sheet.between(-0.01, 0.01);
    const end = to * sheet.between(0.8, 1.1);
    const along = (r: number): Point => [
      centre[0] + Math.cos(angle) * r,
      centre[1] + Math.sin(angle) * r,
    ];
    marks += gouge([along(from), along((from + end) / 2), along(end)], weight, colour);
  }
  return marks;
}
