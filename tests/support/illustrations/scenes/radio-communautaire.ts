import { clay, deep, indigo, ink, ivory, ochre, sky } from '../parts/inks.ts';
import { profileHead } from '../parts/profile.ts';
import type { Scene } from '../parts/scene.ts';
import { headphones, studioMic } from '../parts/studio.ts';
import { pts, at, circle, curve, group, path, stroke, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';
import { rings } from '../parts/land.ts';

export const radio: Scene = {
  name: 'radio-communautaire',
  folder: 'portfolio',
  size: [1600, 1600],
  draw: (sheet) => {
    const body = path(
      `${curve(pts(-60, 1640, 40, 1360, 240, 1180, 470, 1130, 720, 1180, 860, 1330, 930, 1640))}Z`,
      sheet.cloth('net', ivory, clay, 84),
    );
    const arm =
      taper(pts(780, 1400, 1010, 1560, 1190, 1330), [170, 150, 84], deep.lit) +
      taper(
        pts(700, 1300, 880, 1480, 990, 1530),
        [230, 200, 180],
        sheet.cloth('net', ivory, clay, 84),
      ) +
      taper(pts(1170, 1350, 1200, 1290, 1180, 1230), [84, 70, 38], deep.lit);
    const head = group(
      at(500, 760, 6),
      profileHead({ skin: deep, hair: 'bun', smile: true, earrings: ivory }),
      headphones(ink),
    );
    return (
      sheet.fill(indigo) +
      rings(
        1120,
        720,
        [1120, 1010, 900, 790, 680, 570, 460, 350],
        [
          sheet.cloth('dots', sky, indigo, 60),
          ochre,
          indigo,
          sheet.cloth('chevron', sky, indigo, 60),
          indigo,
          clay,
          ochre,
          ivory,
        ],
      ) +
      sheet.lift(body + head, ivory, -10, -5) +
      stroke('M1640,340L1420,300L1130,1010', ink, 26) +
      circle(1420, 300, 34, ochre) +
      sheet.lift(studioMic(1150, 760, 1.55, -12), ivory, -8, -4) +
      sheet.lift(arm, ivory, -6, -6) +
      path('M-20,1570H1620V1640H-20Z', ink) +
      times(12, (i) => circle(70 + i * 134, 1594, 14, i % 3 ? ochre : clay))
    );
  },
};
