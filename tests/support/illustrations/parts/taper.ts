import { num, path, type Point } from './svg.ts';

/**
 * A stroke whose width changes along the way: limbs, leaves, gouge marks and folds of cloth are
 * all this one shape. `points` is the spine, `widths` the full width at each of its points.
 */
export function taper(points: readonly Point[], widths: readonly number[], fill: string): string {
  return path(taperPath(points, widths), fill);
}

const STEPS = 10;

export function taperPath(points: readonly Point[], widths: readonly number[]): string {
  const last = points.length - 1;
  const spine: { x: number; y: number; r: number }[] = [];
  for (let i = 0; i < last; i += 1) {
    for (let step = 0; step < STEPS; step += 1) spine.push(sample(points, widths, i, step / STEPS));
  }
  spine.push(sample(points, widths, last - 1, 1));
  const left: string[] = [];
  const right: string[] = [];
  spine.forEach((here, i) => {
    const before = spine[Math.max(i - 1, 0)] ?? here;
    const after = spine[Math.min(i + 1, spine.length - 1)] ?? here;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const nx = (-(after.y - before.y) / length) * here.r;
    const ny = ((after.x - before.x) / length) * here.r;
    left.push(`${num(here.x + nx)},${num(here.y + ny)}`);
    right.unshift(`${num(here.x - nx)},${num(here.y - ny)}`);
  });
  const end = spine[spine.length - 1]?.r ?? 0;
  const start = spine[0]?.r ?? 0;
  return (
    `M${left.join('L')}A${num(end)} ${num(end)} 0 0 0 ${right[0] ?? ''}` +
    `L${right.join('L')}A${num(start)} ${num(start)} 0 0 0 ${left[0] ?? ''}Z`
  );
}

function sample(points: readonly Point[], widths: readonly number[], index: number, t: number) {
  const pick = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  const width = (i: number): number => widths[Math.min(Math.max(i, 0), widths.length - 1)] ?? 0;
  const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
  const along = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
  return { x: along(0), y: along(1), r: (width(index) * (1 - t) + width(index + 1) * t) / 2 };
}
