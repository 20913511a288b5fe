import { bust, type Bust } from '../parts/bust.ts';
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
import { sun } from '../parts/land.ts';
import type { Scene } from '../parts/scene.ts';
import { path, rect } from '../parts/svg.ts';
import { basin, parasol } from '../parts/things.ts';
import { roofs } from '../parts/town.ts';

export const market: Scene = {
  name: 'marche-mokolo',
  folder: 'portfolio',
  size: [1600, 1067],
  draw: (sheet) => {
    const seller = (x: number, y: number, s: number, who: Bust): string =>
      sheet.lift(bust(x, y, s, who), ivory, -6, -3);
    return (
      sheet.fill(sheet.cloth('chevron', '#ecc983', '#f3dca8', 80)) +
      sun(sheet, 800, 210, 130, clay, ivory) +
      roofs(sheet, 470, 6, 330, [
        { wall: paper, roof: sky, seam: indigo },
        { wall: clay, roof: indigo, seam: sky },
        { wall: ochre, roof: forest, seam: ink },
      ]) +
      rect(-20, 460, 1640, 660, '#8f3f22') +
      sheet.lift(parasol(330, 140, 720, [indigo, ivory], 760), ink, 5, 5) +
      sheet.lift(parasol(1290, 120, 720, [forest, ochre], 760), ink, 5, 5) +
      seller(330, 560, 1.9, {
        head: {
          skin: deep,
          hair: 'wrap',
          cloth: ochre,
          clothInk: ink,
          earrings: ivory,
          smile: true,
        },
        wear: {
          cut: 'wide',
          fill: sheet.cloth('lozenge', ivory, indigo, 56),
          line: ivory,
          under: deep.lit,
        },
        tilt: 5,
      }) +
      seller(1280, 550, 1.9, {
        head: { skin: dark, hair: 'braids', earrings: ochre },
        wear: {
          cut: 'wide',
          fill: sheet.cloth('star', ochre, forest, 64),
          line: ivory,
          under: dark.lit,
        },
        tilt: -5,
      }) +
      sheet.lift(parasol(800, 250, 640, [clay, paper], 600), ink, 5, 5) +
      seller(800, 640, 2, {
        head: { skin: warm, hair: 'wrap', cloth: indigo, clothInk: ivory, smile: true },
        wear: { cut: 'boubou', fill: clay, line: ivory, under: ochre },
      }) +
      path('M-20,930H1620V1100H-20Z', ink) +
      sheet.lift(
        basin(170, 930, 360, ivory, clay, forest) +
          basin(560, 950, 360, indigo, ochre) +
          basin(1010, 950, 360, ivory, '#7c9a4a', ink) +
          basin(1430, 930, 360, clay, ochre, forest),
        ink,
        5,
        -3,
      ) +
      rect(-20, 1020, 1640, 80, sheet.cloth('teeth', ivory, indigo, 48))
    );
  },
};
