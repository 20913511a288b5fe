// The few SVG words the scenes are written with. Each returns markup as a string.

export type Point = readonly [number, number];

export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" ` +
  `stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" ` +
  `rx="${num(radius)}" fill="${fill}"/>`;

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

export const at = (x: number, y: number, scale = 1, turn = 0): string =>
  `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${scale})`;

export const polygon = (points: readonly Point[], fill: string, extra = ''): string =>
  path(`M${points.map(([x, y]) => `${num(x)},${num(y)}`).join('L')}Z`, fill, extra);

/** A Catmull-Rom curve through the points, written as cubic Béziers. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const pick = (index: number): Point =>
    (closed
      ? points[(index + count) % count]
      : points[Math.min(Math.max(index, 0), count - 1)]) as Point;
  let d = `M${num(pick(0)[0])},${num(pick(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, e] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${[...first, ...second, c[0], c[1]].map(num).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** A soft closed shape through the points. */
export const blob = (points: readonly Point[], fill: string, extra = ''): string =>
  path(curve(points, true), fill, extra);

export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

export const mirror = (...parts: string[]): string => group('scale(-1 1)', ...parts);

/** Points from a flat list, x then y, which reads better than a column of small arrays. */
export function pts(...flat: readonly number[]): readonly Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [
    flat[2 * i] ?? 0,
    flat[2 * i + 1] ?? 0,
  ]);
}
