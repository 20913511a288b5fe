import { bust, type Bust } from '../parts/bust.ts';
import { rays } from '../parts/gouge.ts';
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
import { pts, circle, ellipse, path, rect, stroke, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';
import { lantern } from '../parts/things.ts';

/** Four young creators and the light between them: the newsletter "Lueurs d'Afrique". */
export const project: Scene = {
  name: 'projet',
  folder: 'images',
  size: [1600, 1200],
  draw: (sheet) => {
    const people: readonly [number, number, number, Bust][] = [
      [
        560,
        430,
        2.35,
        {
          head: { skin: dark, hair: 'fade', beard: ink },
          wear: { cut: 'shirt', fill: clay, line: ink },
          tilt: 5,
        },
      ],
      [
        1040,
        420,
        2.35,
        {
          head: { skin: deep, hair: 'afro', earrings: ivory },
          wear: { cut: 'wide', fill: forest, line: ivory, under: deep.lit },
          tilt: -5,
        },
      ],
      [
        250,
        570,
        2.75,
        {
          head: {
            skin: warm,
            hair: 'wrap',
            cloth: indigo,
            clothInk: ivory,
            earrings: ochre,
            smile: true,
          },
          wear: {
            cut: 'boubou',
            fill: sheet.cloth('lozenge', ivory, indigo, 60),
            line: ivory,
            under: ochre,
          },
          tilt: 9,
        },
      ],
      [
        1350,
        570,
        2.75,
        {
          head: { skin: warm, hair: 'crop', glasses: ink, smile: true },
          wear: { cut: 'jacket', fill: indigo, line: sky, under: ivory },
          tilt: -9,
        },
      ],
    ];
    const group = people
      .map(([x, y, scale, who]) => sheet.lift(bust(x, y, scale, who), ivory, x < 800 ? 6 : -6, -4))
      .join('');
    const fingers = (side: 1 | -1, skin: string): string =>
      times(4, (i) =>
        taper(
          pts(
            800 + side * 120,
            1060 + i * 20,
            800 + side * 84,
            1048 + i * 20,
            800 + side * 58,
            1054 + i * 19,
          ),
          [26, 25, 18],
          skin,
        ),
      );
    const cloth = sheet.cloth('lozenge', ivory, indigo, 60);
    const arms =
      taper(pts(-90, 1020, 220, 1130, 600, 1092), [190, 140, 84], cloth) +
      taper(pts(580, 1094, 650, 1084, 696, 1080), [66, 70, 76], warm.lit) +
      taper(pts(1690, 1020, 1380, 1130, 1000, 1092), [190, 140, 84], indigo) +
      taper(pts(1020, 1094, 950, 1084, 904, 1080), [66, 70, 76], warm.shade);
    const pages = times(5, (i) => {
      const a = (i - 2) * 0.42;
      const [x, y] = [800 + Math.sin(a) * 300, 300 - Math.cos(a) * 190];
      return `<g transform="translate(${x} ${y}) rotate(${(a * 180) / Math.PI})">${rect(-44, -56, 88, 112, ivory)}${rect(-32, -44, 64, 34, i % 2 ? clay : ochre)}${stroke('M-30,6H30M-30,22H30M-30,38H6', ink, 5)}</g>`;
    });
    return (
      sheet.fill(sheet.cloth('star', sky, indigo, 92)) +
      circle(800, 850, 800, clay) +
      circle(800, 850, 640, ochre) +
      rays(sheet, [800, 850], 240, 900, 96, 11, ivory) +
      sheet.lift(pages, ink, 5, 5) +
      group +
      circle(800, 900, 190, ivory) +
      rays(sheet, [800, 900], 120, 186, 40, 8, ochre) +
      path('M-20,1120Q800,1040 1620,1120V1220H-20Z', ink) +
      ellipse(800, 1094, 210, 26, ochre) +
      sheet.lift(arms, paper, 0, -6) +
      lantern(800, 985, 1.35, ochre) +
      sheet.lift(fingers(-1, warm.lit) + fingers(1, warm.shade), ink, 0, 4)
    );
  },
};
