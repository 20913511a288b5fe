import { bust } from '../parts/bust.ts';
import { clay, deep, forest, indigo, ink, ivory, ochre, paper, sky, warm } from '../parts/inks.ts';
import { sun } from '../parts/land.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, circle, rect, times } from '../parts/svg.ts';
import { handMic } from '../parts/studio.ts';
import { taper } from '../parts/taper.ts';
import { roofs, skyline } from '../parts/town.ts';

export const vox: Scene = {
  name: 'micro-trottoir',
  folder: 'portfolio',
  size: [1600, 900],
  draw: (sheet) =>
    sheet.fill(sheet.cloth('net', '#e3bd7c', '#f1d9a5', 84)) +
    sun(sheet, 420, 250, 150, clay, ivory) +
    skyline(sheet, 640, 420, sky, ivory) +
    roofs(sheet, 720, 6, 340, [
      { wall: paper, roof: clay, seam: ink },
      { wall: indigo, roof: forest, seam: ink, window: ochre },
    ]) +
    rect(-20, 690, 1640, 230, '#8f3f22') +
    sheet.lift(
      times(6, (i) => {
        const x = 60 + i * 110 + (i > 2 ? 740 : 0);
        return (
          circle(x, 500 + (i % 3) * 26, 46, indigo) +
          taper(pts(x - 60, 900, x, 640, x, 560), [150, 150, 40], indigo)
        );
      }),
      paper,
      -4,
      -3,
    ) +
    sheet.lift(
      bust(980, 380, 2.9, {
        head: {
          skin: deep,
          hair: 'cap',
          cloth: forest,
          clothInk: ochre,
          smile: true,
          breadth: 1.04,
        },
        wear: {
          cut: 'shirt',
          fill: sheet.cloth('lozenge', ivory, clay, 70),
          line: ivory,
          under: clay,
        },
        tilt: -6,
      }),
      ivory,
      -8,
      -4,
    ) +
    sheet.lift(
      bust(300, 430, 2.9, {
        head: { skin: warm, hair: 'round', earrings: clay, breadth: 0.95, smile: true },
        wear: { cut: 'jacket', fill: indigo, line: ivory, under: ochre },
        tilt: 8,
      }),
      ivory,
      -8,
      -4,
    ) +
    sheet.lift(handMic(740, 620, 1.15, -16, clay), ivory, -5, -4) +
    sheet.lift(
      taper(pts(480, 930, 640, 850, 775, 776), [180, 150, 108], indigo) +
        taper(pts(750, 790, 790, 766, 806, 745), [78, 80, 60], warm.lit) +
        times(4, (i) =>
          taper(
            pts(770 + i * 5, 728 + i * 26, 810 + i * 4, 722 + i * 26, 830, 730 + i * 26),
            [26, 28, 22],
            warm.shade,
          ),
        ),
      ivory,
      -4,
      -5,
    ),
};
