import { gouge } from './gouge.ts';
import { ink, ivory, ochre } from './inks.ts';
import type { Sheet } from './sheet.ts';
import { pts, num, path, rect, stroke, times } from './svg.ts';

export interface House {
  readonly wall: string;
  readonly roof: string;
  readonly seam: string;
  readonly window?: string;
}

/** A house under a sheet-metal roof; x, y is the foot of its left wall. */
export function house(
  x: number,
  y: number,
  w: number,
  h: number,
  { wall, roof, seam, window }: House,
): string {
  const eave = y - h;
  const rise = Math.min(w * 0.26, h * 0.7);
  const ridgeL = x + w * 0.16;
  const ridgeR = x + w * 0.84;
  return (
    rect(x, eave - 4, w, h + 8, wall) +
    rect(x + w * 0.62, eave - 4, w * 0.38, h + 8, seam) +
    rect(x + w * 0.62 + 4, eave - 4, w * 0.38, h + 8, wall) +
    rect(x + w * 0.14, eave + h * 0.34, w * 0.17, h * 0.34, window ?? ink) +
    rect(x + w * 0.4, eave + h * 0.3, w * 0.16, h * 0.74, ink) +
    rect(x + w * 0.72, eave + h * 0.34, w * 0.17, h * 0.34, window ?? ink) +
    path(
      `M${num(x - w * 0.07)},${num(eave + 4)}L${num(ridgeL)},${num(eave - rise)}H${num(ridgeR)}L${num(x + w * 1.07)},${num(eave + 4)}Z`,
      roof,
    ) +
    times(9, (i) => {
      const t = (i + 0.5) / 9;
      return stroke(
        `M${num(ridgeL + (ridgeR - ridgeL) * t)},${num(eave - rise + 4)}L${num(x - w * 0.07 + w * 1.14 * t)},${num(eave)}`,
        seam,
        Math.max(1.6, w / 90),
      );
    })
  );
}

/** A line of town seen from afar: blocks, a few lit windows, a water tower or an antenna. */
export function skyline(
  sheet: Sheet,
  y: number,
  tallest: number,
  fill: string,
  light = ochre,
): string {
  let body = '';
  for (let x = -30; x < sheet.width + 30;) {
    const w = sheet.between(0.045, 0.1) * sheet.width;
    const h = tallest * sheet.between(0.3, 1) ** 1.4;
    body += rect(x, y - h, w + 2, h + 40, fill);
    if (sheet.random() > 0.75)
      body += stroke(`M${num(x + w / 2)},${num(y - h)}v${num(-tallest * 0.3)}`, fill, 4);
    for (let row = y - h + 18; row < y - 14; row += 26) {
      for (let column = x + 12; column < x + w - 14; column += 24) {
        if (sheet.random() > 0.62) body += rect(column, row, 10, 13, light);
      }
    }
    x += w + (sheet.random() > 0.7 ? sheet.between(4, 30) : 0);
  }
  return body;
}

/** Rows of roofs climbing a slope. */
export function roofs(
  sheet: Sheet,
  y: number,
  count: number,
  size: number,
  inks: readonly House[],
): string {
  return times(count, (i) => {
    const w = size * sheet.between(0.75, 1.2);
    const x = ((i + sheet.between(-0.2, 0.2)) * (sheet.width + size)) / count - size * 0.6;
    const pick = inks[Math.floor(sheet.random() * inks.length)];
    return pick ? house(x, y + sheet.between(-0.1, 0.1) * size, w, w * 0.5, pick) : '';
  });
}

/** Slanting rain, cut rather than drawn. */
export function rain(sheet: Sheet, count: number, colour: string): string {
  return times(count, () => {
    const x = sheet.between(-60, sheet.width);
    const y = sheet.between(-80, sheet.height);
    const long = sheet.between(50, 130);
    return gouge(pts(x, y, x + long * 0.3, y + long), sheet.between(3, 5), colour);
  });
}

export const lamp = (x: number, y: number, h: number): string =>
  stroke(`M${x},${y}V${y - h}q0,-26 26,-26h16`, ink, 7) +
  path(`M${x + 30},${y - h - 30}h34l10,18h-54z`, ink) +
  rect(x + 26, y - h - 12, 42, 6, ivory, 3);
