import { gouge } from './gouge.ts';
import { pts, circle, group, path, stroke, times, type Point } from './svg.ts';
import { taper } from './taper.ts';

/** A banana leaf from its stalk to its tip, torn along the ribs. */
export function bananaLeaf(
  from: Point,
  over: Point,
  tip: Point,
  width: number,
  fill: string,
  rib: string,
): string {
  const ribs = times(7, (i) => {
    const t = (i + 1) / 8;
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * over[0] + t * t * tip[0];
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * over[1] + t * t * tip[1];
    const dx = tip[0] - from[0];
    const dy = tip[1] - from[1];
    const long = Math.hypot(dx, dy) || 1;
    const half = (width / 2) * Math.sin(Math.PI * Math.min(t + 0.08, 1)) * 0.86;
    const [ux, uy] = [dx / long, dy / long];
    return (
      gouge(
        pts(x, y, x - uy * half + ux * half * 0.5, y + ux * half + uy * half * 0.5),
        width / 26,
        rib,
      ) +
      gouge(
        pts(x, y, x + uy * half + ux * half * 0.5, y - ux * half + uy * half * 0.5),
        width / 26,
        rib,
      )
    );
  });
  const spine: Point = [(from[0] + 2 * over[0] + tip[0]) / 4, (from[1] + 2 * over[1] + tip[1]) / 4];
  return (
    taper([from, spine, tip], [width * 0.16, width, 1], fill) +
    stroke(`M${from[0]},${from[1]}Q${over[0]},${over[1]} ${tip[0]},${tip[1]}`, rib, width / 26) +
    ribs
  );
}

/** A banana plant: a clump of leaves that leans with the wind. */
export function bananaPlant(x: number, y: number, size: number, fill: string, rib: string): string {
  const leaf = (a: number, long: number): string => {
    const rad = (a * Math.PI) / 180;
    const tip: Point = [
      x + Math.cos(rad) * size * long,
      y - size * 0.5 - Math.sin(rad) * size * long,
    ];
    const over: Point = [
      x + Math.cos(rad) * size * long * 0.4,
      y - size * 0.5 - Math.sin(rad) * size * long * 0.9 - size * 0.12,
    ];
    return bananaLeaf([x, y - size * 0.45], over, tip, size * 0.22, fill, rib);
  };
  return (
    taper(pts(x, y, x + size * 0.02, y - size * 0.5), [size * 0.1, size * 0.07], fill) +
    leaf(12, 0.6) +
    leaf(168, 0.62) +
    leaf(45, 0.8) +
    leaf(136, 0.76) +
    leaf(88, 0.86)
  );
}

export function palm(x: number, y: number, h: number, fill: string, lean = 0.12): string {
  const top: Point = [x + h * lean, y - h];
  const fronds = times(9, (i) => {
    const a = (Math.PI * (i - 0.6)) / 7.2;
    const end: Point = [top[0] + Math.cos(a) * h * 0.42, top[1] - Math.sin(a) * h * 0.26 + h * 0.1];
    const mid: Point = [
      top[0] + Math.cos(a) * h * 0.24,
      top[1] - Math.sin(a) * h * 0.26 - h * 0.05,
    ];
    return taper([top, mid, end], [h * 0.02, h * 0.07, 1], fill);
  });
  return (
    taper(
      [[x, y], [x + h * lean * 0.3, y - h * 0.5], top],
      [h * 0.055, h * 0.036, h * 0.028],
      fill,
    ) +
    fronds +
    circle(top[0], top[1], h * 0.03, fill)
  );
}

/** An open flower: petals around a heart. */
export function flower(
  x: number,
  y: number,
  r: number,
  petal: string,
  heart: string,
  count = 7,
): string {
  return group(
    `translate(${x} ${y})`,
    times(count, (i) =>
      group(
        `rotate(${(i * 360) / count})`,
        path(
          `M0,0C${r * 0.5},${-r * 0.4} ${r * 0.34},${-r} 0,${-r}C${-r * 0.34},${-r} ${-r * 0.5},${-r * 0.4} 0,0Z`,
          petal,
        ),
      ),
    ),
    circle(0, 0, r * 0.26, heart),
  );
}

export const leafSprig = (from: Point, to: Point, width: number, fill: string): string =>
  taper([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to], [1, width, 1], fill);

/** A flat-topped savanna tree. */
export function acacia(x: number, y: number, h: number, fill: string): string {
  return (
    taper(
      pts(x, y, x + h * 0.04, y - h * 0.5, x - h * 0.04, y - h * 0.86),
      [h * 0.07, h * 0.05, h * 0.03],
      fill,
    ) +
    taper(
      pts(x + h * 0.02, y - h * 0.45, x + h * 0.2, y - h * 0.7, x + h * 0.36, y - h * 0.84),
      [h * 0.045, h * 0.035, h * 0.02],
      fill,
    ) +
    path(
      `M${x - h * 0.62},${y - h * 0.82}C${x - h * 0.4},${y - h * 1.06} ${x + h * 0.44},${y - h * 1.08} ${x + h * 0.7},${y - h * 0.82}C${x + h * 0.4},${y - h * 0.76} ${x - h * 0.4},${y - h * 0.74} ${x - h * 0.62},${y - h * 0.82}Z`,
      fill,
    )
  );
}
