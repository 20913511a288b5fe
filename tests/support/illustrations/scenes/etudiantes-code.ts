import { bust, type Bust } from '../parts/bust.ts';
import { gouge, rays } from '../parts/gouge.ts';
import {
  clay,
  dark,
  deep,
  forest,
  indigo,
  ink,
  ivory,
  ochre,
  paper,
  sky,
  warm,
} from '../parts/inks.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, circle, path, rect, times } from '../parts/svg.ts';
import { laptop } from '../parts/things.ts';

export const coders: Scene = {
  name: 'etudiantes-code',
  folder: 'portfolio',
  size: [1600, 1067],
  draw: (sheet) => {
    const code = times(11, (i) =>
      times(4, (j) => {
        const w = 40 + ((i * 37 + j * 61) % 120);
        return rect(
          90 + ((i * 3) % 5) * 44 + j * 190,
          70 + i * 44,
          w,
          16,
          [sky, ochre, clay, ivory][(i + j) % 4] ?? sky,
        );
      }),
    );
    const who: readonly [number, number, number, Bust][] = [
      [
        300,
        500,
        2.5,
        {
          head: { skin: deep, hair: 'braids', glasses: ink, smile: true },
          wear: { cut: 'round', fill: ochre, line: ink, under: ivory },
          tilt: 6,
        },
      ],
      [
        1300,
        500,
        2.5,
        {
          head: { skin: dark, hair: 'afro', earrings: ochre },
          wear: { cut: 'shirt', fill: forest, line: ivory },
          tilt: -6,
        },
      ],
      [
        800,
        450,
        2.8,
        {
          head: { skin: warm, hair: 'bun', cloth: clay, earrings: ivory, smile: true },
          wear: {
            cut: 'wide',
            fill: sheet.cloth('net', ivory, clay, 60),
            line: ivory,
            under: warm.lit,
          },
        },
      ],
    ];
    return (
      sheet.fill(indigo) +
      sheet.fill(sheet.cloth('dots', '#35427f', 'none', 70)) +
      code +
      circle(1220, 330, 380, clay) +
      circle(1220, 330, 310, ochre) +
      rays(sheet, [1220, 330], 320, 470, 70, 9, ivory) +
      who.map(([x, y, s, b]) => sheet.lift(bust(x, y, s, b), ivory, -7, -4)).join('') +
      path('M-20,960H1620V1100H-20Z', clay) +
      times(5, (i) =>
        gouge(pts(-20, 990 + i * 22, 800, 984 + i * 22, 1640, 990 + i * 22), 5, ochre),
      ) +
      sheet.lift(
        laptop(290, 970, 1.35, ink, ochre) +
          laptop(1310, 970, 1.35, ink, sky) +
          laptop(800, 1000, 1.5, ivory, indigo),
        paper,
        -5,
        -5,
      )
    );
  },
};
