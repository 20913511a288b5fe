import { gouges, rays } from './gouge.ts';
import { ivory } from './inks.ts';
import { BLEED, type Sheet } from './sheet.ts';
import { circle, curve, num, path, type Point } from './svg.ts';

/** Ground from a ridge line down to `bottom`; the ridge runs past both edges of the sheet. */
export function ground(sheet: Sheet, ridge: readonly Point[], bottom: number): string {
  const first = ridge[0] ?? [0, 0];
  const last = ridge[ridge.length - 1] ?? [0, 0];
  const all: Point[] = [[-BLEED * 2, first[1]], ...ridge, [sheet.width + BLEED * 2, last[1]]];
  return `${curve(all)}L${sheet.width + BLEED * 2},${num(bottom)}L${-BLEED * 2},${num(bottom)}Z`;
}

/** A hill with its lit side cleared by gouge marks. */
export function hill(
  sheet: Sheet,
  ridge: readonly Point[],
  bottom: number,
  fill: string,
  marks?: {
    readonly ink: string;
    readonly angle?: number;
    readonly step?: number;
    readonly skip?: number;
  },
): string {
  const outline = ground(sheet, ridge, bottom);
  const top = Math.min(...ridge.map(([, y]) => y));
  const cut = marks
    ? gouges(
        sheet,
        {
          x: -20,
          y: top - 200,
          width: sheet.width + 40,
          height: bottom - top + 300,
          step: marks.step ?? 20,
          length: 70,
          weight: 5,
          angle: marks.angle ?? 12,
          skip: marks.skip ?? 0.55,
        },
        marks.ink,
      )
    : '';
  return path(outline, fill) + sheet.inside(path(outline, fill), cut);
}

/** The sun, with a ring of cut light around it. */
export function sun(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  fill: string,
  light = ivory,
  reach = 1.9,
): string {
  return (
    rays(sheet, [x, y], r * 1.14, r * reach, Math.round(r / 3.2), Math.max(4, r / 22), light) +
    circle(x, y, r, fill)
  );
}

/** Concentric bands, as of light or of sound. */
export function rings(
  x: number,
  y: number,
  radii: readonly number[],
  inks: readonly string[],
): string {
  return radii.map((r, i) => circle(x, y, r, inks[i % inks.length] ?? ivory)).join('');
}

export interface Water {
  readonly top: number;
  readonly bottom: number;
  readonly fill: string;
  readonly light: string;
}

/** Still water: long horizontal marks, closer together towards the far bank. */
export function water(sheet: Sheet, { top, bottom, fill, light }: Water): string {
  let marks = '';
  for (let y = top + 8, step = 14; y < bottom; y += step, step *= 1.18) {
    marks += gouges(
      sheet,
      {
        x: -40,
        y,
        width: sheet.width + 80,
        height: 1,
        step: 10,
        length: 60 + step * 4,
        weight: 3 + step / 9,
        skip: 0.5,
      },
      light,
    );
  }
  return path(`M-20,${top}H${sheet.width + 20}V${bottom}H-20Z`, fill) + marks;
}
