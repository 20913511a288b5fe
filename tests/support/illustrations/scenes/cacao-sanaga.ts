import { figure } from '../parts/figure.ts';
import { gouge } from '../parts/gouge.ts';
import { clay, deep, forest, indigo, ink, ivory, ochre, paper, sky } from '../parts/inks.ts';
import { hill, sun, water } from '../parts/land.ts';
import { bananaLeaf, palm } from '../parts/plants.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, at, ellipse, group, path, polygon, rect, stroke, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';

export const cocoa: Scene = {
  name: 'cacao-sanaga',
  folder: 'portfolio',
  size: [1600, 1200],
  draw: (sheet) => {
    const pod = (x: number, y: number, s: number, turn: number, fill: string): string => {
      const shape = path(
        'M0,-190C70,-150 104,-60 98,30C92,120 50,190 6,230C-50,190 -92,120 -98,30C-104,-60 -70,-150 0,-190Z',
        fill,
      );
      return group(
        at(x, y, s, turn),
        stroke('M0,-250L0,-180', ink, 20),
        shape,
        gouge(pts(-12, -170, -58, 20, -6, 215), 12, ink),
        gouge(pts(12, -170, 20, 20, 6, 215), 12, ink),
        gouge(pts(30, -140, 76, 20, 26, 190), 12, ink),
        gouge(pts(-50, -110, -84, 10, -60, 120), 10, ivory),
      );
    };
    const open = group(
      at(1030, 860, 1.05, -64),
      path(
        'M0,-190C70,-150 104,-60 98,30C92,120 50,190 6,230C-50,190 -92,120 -98,30C-104,-60 -70,-150 0,-190Z',
        clay,
      ),
      path(
        'M0,-160C54,-120 76,-50 72,30C66,110 40,160 6,195C-40,160 -66,110 -72,30C-76,-50 -54,-120 0,-160Z',
        '#f0dcae',
      ),
      times(
        10,
        (i) =>
          ellipse(i % 2 ? 30 : -30, -100 + Math.floor(i / 2) * 58, 26, 34, ivory) +
          stroke(`M${i % 2 ? 20 : -40},${-110 + Math.floor(i / 2) * 58}q10,-10 20,0`, '#7a4e36', 6),
      ),
    );
    const table = (x: number, y: number, w: number): string =>
      polygon(pts(x, y, x + w, y, x + w + 60, y + 70, x - 60, y + 70), ochre) +
      sheet.inside(
        polygon(pts(x, y, x + w, y, x + w + 60, y + 70, x - 60, y + 70), ochre),
        times(70, () =>
          ellipse(
            sheet.between(x - 50, x + w + 50),
            sheet.between(y + 6, y + 66),
            10,
            6,
            '#6a3620',
          ),
        ),
      ) +
      rect(x - 60, y + 70, w + 120, 14, ink) +
      rect(x - 30, y + 80, 14, 90, ink) +
      rect(x + w + 16, y + 80, 14, 90, ink);
    const worker = figure(520, 840, 420, {
      head: { skin: deep, hair: 'wrap', cloth: clay, clothInk: ivory, plain: true },
      shoulders: [
        [-80, -790],
        [80, -790],
      ],
      hips: [
        [-40, -500],
        [40, -500],
      ],
      top: ivory,
      arms: [
        [
          [-150, -620],
          [-60, -470],
        ],
        [
          [160, -620],
          [220, -450],
        ],
      ],
      skirt: {
        points: [
          [-90, -520],
          [90, -520],
          [130, -200],
          [120, 0],
          [-120, 0],
          [-130, -200],
        ],
        fill: sheet.cloth('teeth', ivory, indigo, 60),
      },
    });
    return (
      sheet.fill(sheet.cloth('chevron', '#ecc983', '#f5e2b8', 84)) +
      sun(sheet, 1120, 300, 160, clay, ochre) +
      hill(sheet, pts(0, 420, 350, 340, 760, 430, 1200, 370, 1600, 430), 800, sky, { ink: ivory }) +
      hill(sheet, pts(0, 470, 500, 440, 1000, 480, 1600, 450), 800, forest, { ink: '#5f8f7c' }) +
      water(sheet, { top: 500, bottom: 680, fill: indigo, light: sky }) +
      palm(1330, 520, 230, ink) +
      palm(1450, 530, 180, ink, -0.1) +
      hill(sheet, pts(0, 660, 500, 640, 1000, 680, 1600, 640), 1240, '#a5492a', {
        ink: ochre,
        angle: 3,
      }) +
      sheet.lift(worker, paper, -4, -3) +
      sheet.lift(
        table(620, 690, 330) + table(1110, 700, 360) + table(130, 700, 240),
        paper,
        -3,
        -4,
      ) +
      path('M-20,1010Q500,930 900,1020Q1300,1090 1620,1000V1240H-20Z', '#1f4438') +
      sheet.lift(
        bananaLeaf([-40, 40], [260, 60], [560, 330], 190, forest, ivory) +
          bananaLeaf([-40, 160], [120, 420], [90, 760], 190, '#1f4438', ivory) +
          taper(pts(-40, 60, 180, 250, 430, 330), [80, 60, 30], '#3f281d') +
          pod(230, 640, 1.2, 8, ochre) +
          pod(440, 560, 0.95, -10, clay),
        paper,
        -6,
        -4,
      ) +
      sheet.lift(
        open + pod(1370, 990, 0.95, 74, ochre) + pod(700, 1060, 0.8, -70, clay),
        paper,
        -6,
        -5,
      )
    );
  },
};
