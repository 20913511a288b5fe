import { gouge } from './gouge.ts';
import type { Head } from './head.ts';
import { ink, ivory } from './inks.ts';
import { pts, circle, ellipse, path, stroke, times } from './svg.ts';
import { taper } from './taper.ts';

export interface Worn {
  /** Drawn before the face. */
  readonly back: string;
  /** Drawn after it. */
  readonly front: string;
}

const cap = (rise: number, side: number): string =>
  `M${-side},-2C${-side - 6},${-40 - rise / 2} ${-side + 10},${-62 - rise} 0,${-62 - rise}` +
  `C${side - 10},${-62 - rise} ${side + 6},${-40 - rise / 2} ${side},-2` +
  `C${side - 4},-14 33,-26 28,-35C18,-42 8,-43 0,-42C-8,-43 -18,-42 -28,-35C-33,-26 ${-side + 4},-14 ${-side},-2Z`;

/** Short gouge marks that follow the skull, cut out of the mass of the hair. */
const curls = (rise: number, colour: string): string =>
  times(24, (i) => {
    const angle = Math.PI * (1.16 + (i % 12) * 0.062);
    const radius = (i < 12 ? 44 : 53) + rise;
    const x = Math.cos(angle) * radius * 0.68;
    const y = Math.sin(angle) * radius * 0.92 - 9;
    return stroke(`M${x - 2},${y}q2,-4 4.5,-1.5`, colour, 1.7);
  });

const wrap = (fill: string, line: string): string =>
  path(
    'M-39,-12C-54,-50 -46,-84 -8,-92C34,-98 54,-66 39,-12C34,-26 22,-38 0,-38C-22,-38 -34,-26 -39,-12Z',
    fill,
  ) +
  path(
    'M-39,-12C-42,-24 -42,-30 -41,-36C-20,-58 20,-62 44,-44C44,-32 42,-22 39,-12C34,-26 22,-38 0,-38C-22,-38 -34,-26 -39,-12Z',
    line,
  ) +
  path('M8,-84C2,-112 30,-126 44,-112C62,-116 70,-92 52,-82C48,-70 20,-68 8,-84Z', fill) +
  stroke('M14,-84Q26,-104 44,-112M24,-76Q42,-82 52,-82', line, 3) +
  gouge(pts(-42, -44, -14, -72, 18, -80), 4, line) +
  gouge(pts(-38, -60, -18, -80, 6, -88), 3, line) +
  gouge(pts(2, -58, 26, -66, 44, -56), 3, line);

const ropes = (colour: string): string =>
  times(6, (i) => {
    const side = i < 3 ? -1 : 1;
    const step = i % 3;
    const x = side * (34 + step * 6);
    return taper(
      pts(
        x,
        -24,
        side * (44 + step * 5),
        20,
        side * (42 + step * 7),
        66 + step * 8,
        side * (38 + step * 8),
        108 - step * 6,
      ),
      [8, 9, 8, 4],
      colour,
    );
  });

const rows = (colour: string): string =>
  times(9, (i) => {
    const x = (i - 4) * 7;
    return stroke(`M${x},-43Q${x * 1.2},-54 ${x * 0.8},${-68 + Math.abs(x) * 0.3}`, colour, 1.8);
  });

export function hair(head: Head): Worn {
  const colour = head.hairInk ?? ink;
  const cut = colour === ink ? '#6b5a4c' : '#8d8577';
  switch (head.hair) {
    case 'crop':
      return { back: '', front: path(cap(10, 38), colour) + curls(5, cut) };
    case 'round':
      return {
        back: ellipse(0, -30, 49, 49, colour),
        front: path(cap(10, 38), colour) + curls(5, cut) + curls(16, cut),
      };
    case 'afro':
      return {
        back: ellipse(0, -34, 62, 58, colour),
        front: path(cap(14, 38), colour) + curls(7, cut) + curls(25, cut),
      };
    case 'braids':
      return {
        back: ropes(colour) + path(cap(12, 40), colour),
        front: path(cap(10, 38), colour) + rows(cut),
      };
    case 'cornrows':
      return { back: circle(0, -76, 20, colour), front: path(cap(8, 37), colour) + rows(cut) };
    case 'bun':
      return {
        back: circle(0, -86, 27, colour),
        front:
          path(cap(8, 38), colour) +
          curls(3, cut) +
          stroke('M-20,-73Q0,-66 20,-73', head.cloth ?? cut, 5),
      };
    case 'wrap':
      return { back: '', front: wrap(head.cloth ?? ink, head.clothInk ?? ivory) };
    case 'fade':
      return {
        back: '',
        front:
          path(
            'M-37,-16C-42,-52 -26,-70 0,-70C26,-70 42,-52 37,-16C35,-24 34,-32 32,-38C14,-44 -14,-44 -32,-38C-34,-32 -35,-24 -37,-16Z',
            colour,
          ) + curls(0, cut),
      };
    case 'cap':
      return {
        back: '',
        front:
          path(
            'M-39,-28C-40,-64 -20,-76 0,-76C20,-76 40,-64 39,-28C20,-40 -20,-40 -39,-28Z',
            head.cloth ?? ink,
          ) + stroke('M-38,-31C-20,-42 20,-42 38,-31', head.clothInk ?? ivory, 4),
      };
    case 'bald':
      return {
        back: '',
        front: gouge(pts(-22, -46, -10, -54, 4, -55), 3, head.skin.glint),
      };
  }
}
