import { bust } from '../parts/bust.ts';
import { gouge, rays } from '../parts/gouge.ts';
import { clay, forest, indigo, ink, ivory, ochre, sky, warm } from '../parts/inks.ts';
import type { Scene } from '../parts/scene.ts';
import { beam, spot, tvCamera } from '../parts/studio.ts';
import { pts, circle, path, polygon, rect, stroke, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';

export const television: Scene = {
  name: 'plateau-tv',
  folder: 'portfolio',
  size: [1600, 900],
  draw: (sheet) => {
    const hills =
      path(
        'M300,640C440,470 560,440 690,520C800,400 930,380 1060,500C1180,430 1290,470 1400,640Z',
        forest,
      ) + path('M300,680C480,560 640,560 800,620C960,540 1200,550 1400,680Z', ink);
    const screen = rect(330, 110, 1050, 560, sheet.cloth('lozenge', sky, indigo, 76));
    const window = sheet.inside(
      screen,
      screen,
      circle(940, 420, 250, clay),
      circle(940, 420, 214, ochre),
      rays(sheet, [940, 420], 262, 420, 70, 8, ivory),
      hills,
    );
    const presenter = bust(900, 400, 2.15, {
      head: { skin: warm, hair: 'round', earrings: ivory, smile: true, breadth: 0.95 },
      wear: { cut: 'jacket', fill: clay, line: ivory, under: ivory },
    });
    const desk =
      path('M520,714H1300L1380,930H440Z', ink) +
      path('M490,688H1330Q1342,688 1342,702V726H478V702Q478,688 490,688Z', ochre) +
      polygon(
        pts(560, 752, 1260, 752, 1312, 880, 508, 880),
        sheet.cloth('teeth', ochre, indigo, 56),
      );
    const hands =
      taper(pts(716, 630, 738, 682, 846, 690), [56, 58, 42], clay) +
      taper(pts(1084, 630, 1062, 682, 954, 690), [56, 58, 42], clay) +
      taper(pts(830, 694, 872, 690, 906, 688), [40, 42, 30], warm.lit) +
      taper(pts(970, 694, 930, 690, 896, 692), [40, 42, 30], warm.shade) +
      times(4, (i) => stroke(`M${872 + i * 15},678q8,10 4,24`, ink, 2.4));
    const paperwork =
      polygon(pts(1040, 682, 1170, 682, 1196, 700, 1030, 700), ivory) +
      stroke('M1058,690H1150', ink, 3);
    const grid =
      rect(-20, 40, 1640, 16, ink) + times(9, (i) => rect(60 + i * 190, -20, 10, 70, ink));
    return (
      sheet.fill('#182047') +
      rect(-20, 760, 1640, 160, forest) +
      times(7, (i) =>
        gouge(pts(-40, 790 + i * 20, 700, 784 + i * 21, 1640, 790 + i * 20), 4, '#4f8372'),
      ) +
      sheet.lift(rect(312, 92, 1086, 596, ink), ochre, 0, -5) +
      window +
      beam(520, 120, 760, 760, 170, ivory) +
      beam(1330, 120, 1040, 760, 170, ivory) +
      grid +
      spot(520, 96, 0.9, -16) +
      spot(1330, 96, 0.9, 16) +
      spot(940, 86, 0.7, 0) +
      spot(170, 92, 0.8, -10) +
      sheet.lift(presenter, ivory, -6, -3) +
      hands +
      sheet.lift(desk, ivory, 0, -5) +
      paperwork +
      hands +
      sheet.lift(tvCamera(318, 566, 0.98), ochre, 6, -4)
    );
  },
};
