import { bust } from '../parts/bust.ts';
import { gouge, rays } from '../parts/gouge.ts';
import { clay, dark, forest, indigo, ink, ivory, ochre, sky } from '../parts/inks.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, circle, path, polygon, rect, stroke, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';

export const weaver: Scene = {
  name: 'tisserand',
  folder: 'portfolio',
  size: [1067, 1600],
  draw: (sheet) => {
    const who = bust(534, 470, 2.6, {
      head: {
        skin: dark,
        hair: 'cap',
        cloth: sheet.cloth('teeth', ivory, indigo, 20),
        clothInk: ochre,
        beard: '#b7b0a3',
      },
      wear: { cut: 'boubou', fill: clay, line: ivory, under: ochre },
      tilt: 4,
    });
    const arms =
      taper(pts(290, 800, 230, 1010, 420, 1010), [130, 110, 60], clay) +
      taper(pts(380, 1014, 440, 1006, 480, 990), [60, 62, 46], dark.lit) +
      taper(pts(780, 800, 840, 1010, 650, 1010), [130, 110, 60], clay) +
      taper(pts(690, 1014, 630, 1006, 590, 990), [60, 62, 46], dark.shade);
    return (
      sheet.fill(sheet.cloth('net', '#e3bd7c', '#f1d9a5', 84)) +
      circle(534, 480, 400, ochre) +
      rays(sheet, [534, 480], 420, 560, 90, 11, clay) +
      sheet.lift(
        rect(90, 110, 62, 1540, forest) +
          rect(915, 110, 62, 1540, forest) +
          rect(30, 150, 1007, 58, forest) +
          times(5, (i) => gouge(pts(108 + i * 8, 220 + i * 190, 122, 330 + i * 190), 7, '#7fa391')),
        ink,
        6,
        5,
      ) +
      times(18, (i) =>
        stroke(`M${330 + i * 24},208L${408 + i * 15},880`, i % 3 ? clay : indigo, 4),
      ) +
      sheet.lift(
        path('M250,900C300,860 770,860 820,900L930,1640H140Z', indigo) +
          gouge(pts(280, 1000, 240, 1300, 200, 1640), 12, sky) +
          gouge(pts(790, 1000, 830, 1300, 870, 1640), 12, sky) +
          who,
        ivory,
        -8,
        -4,
      ) +
      times(8, (i) =>
        stroke(
          `M${(i < 4 ? 330 : 668) + (i % 4) * 24},208L${(i < 4 ? 408 : 614) + (i % 4) * 15},880`,
          i % 3 ? ivory : sky,
          4,
        ),
      ) +
      sheet.lift(
        polygon(
          pts(400, 860, 668, 860, 760, 1640, 308, 1640),
          sheet.cloth('lozenge', ivory, indigo, 88),
        ),
        ink,
        7,
        4,
      ) +
      stroke('M420,862L330,1640M648,862L738,1640', ochre, 12) +
      rect(330, 840, 408, 40, ink, 12) +
      times(22, (i) => rect(342 + i * 18, 846, 5, 28, ochre)) +
      sheet.lift(arms, ivory, -5, -5) +
      taper(pts(470, 972, 540, 954, 610, 972), [4, 44, 4], ochre)
    );
  },
};
