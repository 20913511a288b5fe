import { figure } from '../parts/figure.ts';
import { gouges } from '../parts/gouge.ts';
import { clay, deep, forest, indigo, ink, ivory, ochre, paper, sky } from '../parts/inks.ts';
import { hill } from '../parts/land.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, circle, path, stroke } from '../parts/svg.ts';
import { house, rain } from '../parts/town.ts';

export const rainy: Scene = {
  name: 'pluie-toits',
  folder: 'portfolio',
  size: [1600, 1600],
  draw: (sheet) => {
    const tin = (
      x: number,
      y: number,
      w: number,
      h: number,
      roof: string,
      seam: string,
      wall: string,
    ): string => sheet.lift(house(x, y, w, h, { wall, roof, seam, window: ochre }), paper, -5, -4);
    return (
      sheet.fill(sheet.cloth('ripple', '#4c5aa6', indigo, 96)) +
      circle(1180, 330, 190, sky) +
      circle(1180, 330, 150, ivory) +
      hill(sheet, pts(0, 560, 400, 420, 900, 560, 1300, 440, 1600, 540), 1640, '#17204a', {
        ink: sky,
        angle: 20,
      }) +
      tin(80, 800, 430, 170, sky, indigo, '#3c498f') +
      tin(600, 760, 400, 160, clay, ink, '#7a3018') +
      tin(1130, 810, 430, 180, ochre, clay, forest) +
      tin(-160, 1090, 560, 240, clay, '#7a3018', paper) +
      tin(420, 1070, 560, 250, forest, ink, ochre) +
      tin(1080, 1120, 600, 260, sky, indigo, paper) +
      tin(120, 1480, 760, 340, ochre, clay, indigo) +
      tin(960, 1520, 760, 340, clay, '#7a3018', forest) +
      path('M-20,1470Q800,1430 1620,1500V1640H-20Z', ink) +
      gouges(
        sheet,
        { x: 0, y: 1500, width: 1600, height: 120, step: 24, length: 120, weight: 7, skip: 0.5 },
        sky,
      ) +
      sheet.lift(
        figure(930, 1590, 420, {
          head: { skin: deep, hair: 'crop', plain: true },
          shoulders: [
            [-70, -790],
            [70, -790],
          ],
          hips: [
            [-40, -500],
            [40, -500],
          ],
          top: clay,
          sleeve: 2,
          arms: [
            [
              [-120, -640],
              [-90, -500],
            ],
            [
              [120, -660],
              [60, -720],
            ],
          ],
          skirt: {
            points: [
              [-90, -520],
              [90, -520],
              [140, -160],
              [-140, -160],
            ],
            fill: sheet.cloth('teeth', ivory, indigo, 60),
          },
          legs: [
            [
              [-40, -260],
              [-50, -10],
            ],
            [
              [40, -260],
              [30, -10],
            ],
          ],
          trousers: deep.lit,
        }) +
          stroke('M955,1290V1090', ink, 10) +
          path(
            'M730,1170C750,1020 860,960 955,950C1050,960 1160,1020 1180,1170Q1142,1130 1105,1166Q1068,1130 1030,1166Q990,1130 955,1166Q915,1130 880,1166Q842,1130 805,1166Q768,1130 730,1170Z',
            ochre,
          ) +
          stroke(
            'M955,956Q880,1040 880,1160M955,956Q1030,1040 1030,1160M955,956Q820,1020 805,1160M955,956Q1090,1020 1105,1160',
            ink,
            6,
          ),
        paper,
        -6,
        -4,
      ) +
      rain(sheet, 190, ivory)
    );
  },
};
