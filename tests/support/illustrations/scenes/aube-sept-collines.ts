import { rays } from '../parts/gouge.ts';
import { clay, forest, indigo, ink, ivory, ochre, paper, sky } from '../parts/inks.ts';
import { hill } from '../parts/land.ts';
import { palm } from '../parts/plants.ts';
import type { Scene } from '../parts/scene.ts';
import { circle, group, at, stroke, times } from '../parts/svg.ts';
import { skyline } from '../parts/town.ts';

export const dawn: Scene = {
  name: 'aube-sept-collines',
  folder: 'portfolio',
  size: [1680, 720],
  draw: (sheet) => {
    const bands: readonly [number, string, string][] = [
      [360, sky, ivory],
      [400, '#4d5ba8', sky],
      [440, indigo, sky],
      [490, forest, '#5f8f7c'],
      [540, '#1f4438', forest],
      [590, clay, ochre],
      [640, ink, '#4a4640'],
    ];
    const seven = bands.map(([y, fill, cut], i) => {
      const peak = 200 + ((i * 547) % 1300);
      const ridge: [number, number][] = [
        [peak - 520, y + 70],
        [peak - 260, y + 10],
        [peak, y - 90],
        [peak + 230, y - 10],
        [peak + 480, y + 60],
      ];
      return (
        sheet.lift(
          hill(sheet, ridge, 760, fill, {
            ink: cut,
            angle: i % 2 ? 14 : -14,
            step: 24,
            skip: 0.66,
          }),
          paper,
          0,
          -4,
        ) + (i === 3 ? group(at(0, y - 10 + 60), skyline(sheet, 0, 90, '#1f4438')) : '')
      );
    });
    return (
      sheet.fill(sheet.cloth('dots', '#e2b06a', '#f0cf96', 64)) +
      rays(sheet, [840, 330], 240, 860, 120, 13, ivory) +
      circle(840, 330, 230, clay) +
      circle(840, 330, 196, ochre) +
      seven.join('') +
      times(5, (i) =>
        stroke(`M${1130 + i * 66},${150 + (i % 3) * 34}q16,-18 28,0q12,-18 28,0`, ink, 6),
      ) +
      palm(1530, 730, 400, ink, -0.1) +
      palm(1610, 740, 300, ink, 0.08) +
      palm(70, 740, 340, ink, 0.12)
    );
  },
};
