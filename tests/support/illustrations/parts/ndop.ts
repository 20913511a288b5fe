import { circle, num, rect, stroke, times } from './svg.ts';

// Motifs of ndop, the resist-dyed cloth of the Grassfields, each drawn in a 60 × 60 tile.

export type Motif = 'chevron' | 'lozenge' | 'dots' | 'net' | 'teeth' | 'stripe' | 'ripple' | 'star';

const diamond = (r: number): string =>
  `M30,${num(30 - r)}L${num(30 + r)},30L30,${num(30 + r)}L${num(30 - r)},30Z`;

const drawn: Record<Motif, (colour: string) => string> = {
  chevron: (c) =>
    times(4, (i) =>
      stroke(
        `M-6,${i * 20 - 6}L15,${i * 20 + 6}L30,${i * 20 - 6 + 0}L45,${i * 20 + 6}L66,${i * 20 - 6}`,
        c,
        4,
      ),
    ),
  lozenge: (c) =>
    stroke(diamond(27), c, 3.4) +
    stroke(diamond(18), c, 3.4) +
    stroke(diamond(9), c, 3.4) +
    [0, 60].map((x) => [0, 60].map((y) => circle(x, y, 5, c)).join('')).join(''),
  dots: (c) =>
    times(4, (i) => circle(7.5 + i * 15, 15, 3.2, c)) +
    times(4, (i) => circle(i * 15 + 15, 45, 3.2, c)) +
    stroke('M0,30H60M0,60H60M0,0H60', c, 2),
  net: (c) =>
    stroke('M0,0L60,60M60,0L0,60', c, 3.2) +
    circle(30, 6, 4, c) +
    circle(30, 54, 4, c) +
    circle(6, 30, 4, c) +
    circle(54, 30, 4, c),
  teeth: (c) =>
    times(
      2,
      (i) =>
        `<path d="M0,${i * 30 + 26}L15,${i * 30 + 4}L30,${i * 30 + 26}L45,${i * 30 + 4}L60,${i * 30 + 26}Z" fill="${c}"/>`,
    ),
  stripe: (c) =>
    stroke('M0,10H60M0,16H60M0,40H60', c, 2.6) +
    times(4, (i) => stroke(`M${i * 15 + 4},28H${i * 15 + 10}`, c, 4)),
  ripple: (c) =>
    stroke('M0,12Q15,4 30,12T60,12M0,42Q15,34 30,42T60,42', c, 3.4) + stroke('M12,27H34', c, 2.6),
  star: (c) =>
    times(8, (i) =>
      stroke(
        `M30,30L${num(30 + 21 * Math.cos((i * Math.PI) / 4))},${num(30 + 21 * Math.sin((i * Math.PI) / 4))}`,
        c,
        3,
      ),
    ) +
    circle(30, 30, 7, c) +
    stroke('M0,0H60M0,0V60', c, 3),
};

export const motif = (kind: Motif, colour: string): string => drawn[kind](colour);

/** A repeating tile of one motif, for skies, water and clothes. */
export function patternTile(
  id: string,
  kind: Motif,
  line: string,
  ground: string,
  size: number,
  turn: number,
): string {
  return (
    `<pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse" ` +
    `patternTransform="rotate(${num(turn)}) scale(${size / 60})">` +
    `${ground === 'none' ? '' : rect(-1, -1, 62, 62, ground)}${motif(kind, line)}</pattern>`
  );
}
