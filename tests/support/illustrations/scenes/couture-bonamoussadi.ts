import { gouge, rays } from '../parts/gouge.ts';
import { clay, forest, indigo, ink, ivory, ochre, paper, warm } from '../parts/inks.ts';
import { profileHead } from '../parts/profile.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, at, blob, circle, group, path, rect, stroke, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';

export const sewing: Scene = {
  name: 'couture-bonamoussadi',
  folder: 'portfolio',
  size: [1200, 1600],
  draw: (sheet) => {
    const cloth = sheet.cloth('lozenge', ivory, indigo, 96);
    const machine =
      path(
        'M560,770H1010Q1050,770 1050,810V1130H930V900H680V960Q680,980 660,980H600Q560,980 560,940Z',
        ink,
      ) +
      path('M500,1110H1090V1170H500Z', ink) +
      rect(610, 970, 22, 110, paper) +
      rect(596, 1060, 50, 12, ochre) +
      circle(1066, 870, 78, ochre) +
      circle(1066, 870, 50, ink) +
      circle(1066, 870, 14, ochre) +
      rect(760, 710, 44, 60, clay) +
      rect(750, 700, 64, 12, ink) +
      stroke('M782,716Q640,690 606,790L616,960', clay, 5) +
      stroke('M610,810H960M610,850H900', ochre, 6) +
      circle(990, 990, 24, ochre);
    const body = blob(
      pts(-80, 1660, -60, 1120, 60, 900, 270, 860, 420, 960, 470, 1180, 440, 1660),
      sheet.cloth('chevron', ochre, clay, 64),
    );
    const near =
      taper(pts(210, 980, 300, 1240, 560, 1110), [170, 140, 66], warm.lit) +
      taper(
        pts(220, 960, 250, 1080, 280, 1170),
        [210, 200, 180],
        sheet.cloth('chevron', ochre, clay, 64),
      ) +
      times(3, (i) =>
        taper(
          pts(550, 1096 + i * 20, 600, 1086 + i * 20, 640, 1092 + i * 18),
          [34, 28, 18],
          warm.lit,
        ),
      );
    return (
      sheet.fill(sheet.cloth('stripe', '#e9c88e', '#f3dfb4', 90)) +
      rect(620, 110, 480, 520, indigo) +
      circle(860, 400, 150, ochre) +
      rays(sheet, [860, 400], 170, 250, 50, 8, ivory) +
      stroke('M620,110H1100V630H620ZM860,110V630M620,370H1100', paper, 16) +
      sheet.lift(
        group(
          `${at(380, 640, 3.5)} rotate(16)`,
          profileHead({
            skin: warm,
            hair: 'wrap',
            cloth: forest,
            clothInk: ochre,
            earrings: ivory,
          }),
        ) + body,
        ivory,
        -8,
        -4,
      ) +
      path('M-20,1170H1220V1640H-20Z', clay) +
      sheet.lift(machine, paper, -5, -5) +
      sheet.lift(
        path(
          'M430,1118C620,1090 800,1120 900,1130C960,1240 1080,1240 1130,1360C1180,1480 1120,1560 1160,1660H300C340,1500 240,1400 330,1260C370,1190 380,1130 430,1118Z',
          cloth,
        ),
        paper,
        -6,
        -5,
      ) +
      gouge(pts(480, 1150, 440, 1360, 480, 1620), 16, ink) +
      gouge(pts(700, 1140, 720, 1380, 650, 1620), 16, ink) +
      gouge(pts(900, 1150, 960, 1380, 930, 1620), 16, ink) +
      sheet.lift(near, ivory, -5, -5)
    );
  },
};
