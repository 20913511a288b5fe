import { gouge, rays } from '../parts/gouge.ts';
import { clay, deep, forest, indigo, ink, ivory, ochre, sky } from '../parts/inks.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, circle, group, path, polygon, rect, stroke, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';

export const photographer: Scene = {
  name: 'atelier-photo',
  folder: 'portfolio',
  size: [1600, 1600],
  draw: (sheet) => {
    const hand = (s: string): string =>
      taper(pts(-40, 1500, 40, 1260, 250, 1000), [300, 260, 190], s) +
      taper(pts(200, 1060, 250, 900, 330, 790), [190, 180, 80], s) +
      times(
        4,
        (i) =>
          taper(pts(250, 760 + i * 100, 360, 742 + i * 96, 470, 770 + i * 84), [96, 90, 66], s) +
          stroke(`M300,${806 + i * 98}Q370,${790 + i * 95} 440,${806 + i * 88}`, ink, 5) +
          path(`M462,${748 + i * 84}q34,2 34,22q-6,22 -34,20q-14,-22 0,-42Z`, '#b98a6a'),
      );
    const lens =
      circle(820, 850, 330, ink) +
      circle(820, 850, 306, ivory) +
      circle(820, 850, 290, ink) +
      circle(820, 850, 222, indigo) +
      sheet.inside(
        circle(820, 850, 214, ink),
        circle(820, 850, 214, sky),
        circle(880, 800, 90, ochre),
        path('M560,900Q700,760 820,890Q940,790 1080,930V1100H560Z', forest),
        path('M560,980Q760,900 1080,990V1100H560Z', clay),
      ) +
      times(40, (i) => group(`translate(820 850) rotate(${i * 9})`, rect(-4, -284, 8, 34, ochre))) +
      gouge(pts(660, 760, 700, 690, 780, 650), 22, ivory);
    return (
      sheet.fill(sheet.cloth('lozenge', '#d98a62', clay, 110)) +
      circle(820, 800, 730, ochre) +
      rays(sheet, [820, 800], 560, 760, 110, 13, ivory) +
      sheet.lift(
        path(
          'M250,520H560L640,380H1000L1080,520H1390Q1440,520 1440,570V1170Q1440,1220 1390,1220H250Q200,1220 200,1170V570Q200,520 250,520Z',
          indigo,
        ),
        ivory,
        -9,
        -6,
      ) +
      path('M200,640H1440V730H200Z', sheet.cloth('teeth', ivory, indigo, 90)) +
      rect(700, 424, 240, 66, ink, 10) +
      rect(720, 440, 200, 34, sky) +
      rect(290, 470, 150, 54, ink, 12) +
      circle(1280, 494, 54, ink) +
      circle(1330, 590, 26, ochre) +
      lens +
      sheet.lift(hand(deep.lit), ivory, -6, -6) +
      sheet.lift(group('translate(1640 0) scale(-1 1)', hand(deep.shade)), ivory, 6, -6) +
      polygon(pts(-30, 1640, -30, 1380, 200, 1470, 150, 1640), forest) +
      polygon(pts(1640, 1640, 1640, 1380, 1440, 1470, 1490, 1640), forest)
    );
  },
};
