import { figure } from '../parts/figure.ts';
import { gouges } from '../parts/gouge.ts';
import { clay, deep, forest, indigo, ink, ivory, ochre, paper, sky, warm } from '../parts/inks.ts';
import { sun } from '../parts/land.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, circle, path, polygon, rect, stroke, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';
import { skyline } from '../parts/town.ts';

export const motorbike: Scene = {
  name: 'motos-taxis',
  folder: 'portfolio',
  size: [1280, 1600],
  draw: (sheet) => {
    const wheel = (x: number): string =>
      circle(x, 1290, 150, ink) +
      circle(x, 1290, 112, ochre) +
      circle(x, 1290, 100, ink) +
      times(12, (i) =>
        stroke(
          `M${x},1290L${x + 98 * Math.cos((i * Math.PI) / 6)},${1290 + 98 * Math.sin((i * Math.PI) / 6)}`,
          paper,
          4,
        ),
      ) +
      circle(x, 1290, 24, ochre);
    const bike =
      wheel(310) +
      wheel(960) +
      taper(pts(960, 1290, 880, 1040, 840, 900), [26, 30, 30], ink) +
      stroke('M840,900L730,880', ink, 20) +
      path(
        'M300,1060C420,1020 560,1040 600,1080L780,1010C840,1000 880,1040 870,1080L760,1190L560,1230L420,1150L250,1130Z',
        clay,
      ) +
      path('M250,1040C380,1000 520,1030 590,1080L560,1110C440,1080 340,1090 240,1090Z', ink) +
      circle(640, 1240, 84, ink) +
      circle(640, 1240, 46, ochre) +
      stroke('M640,1320H300Q230,1320 190,1290', ink, 26) +
      path('M820,1170Q960,1060 1110,1180L1090,1200Q960,1110 850,1190Z', clay) +
      circle(900, 950, 50, ink) +
      circle(918, 950, 36, '#f6dc9a') +
      polygon(pts(930, 920, 1300, 820, 1300, 1160, 930, 985), '#f6dc9a', 'opacity="0.55"');
    const passenger = figure(430, 1500, 880, {
      head: { skin: warm, hair: 'wrap', cloth: ochre, clothInk: ink },
      look: 'right',
      chin: [-40, -830],
      shoulders: [
        [-110, -780],
        [10, -780],
      ],
      hips: [
        [-60, -480],
        [20, -480],
      ],
      top: forest,
      sleeve: 2,
      arms: [
        [
          [90, -640],
          [150, -620],
        ],
        [
          [60, -600],
          [190, -600],
        ],
      ],
      behind: [true, false],
      skirt: {
        points: [
          [-140, -500],
          [20, -540],
          [170, -440],
          [180, -300],
          [140, -180],
          [60, -170],
          [40, -300],
          [-130, -400],
        ],
        fill: sheet.cloth('lozenge', ivory, indigo, 64),
      },
    });
    const rider = figure(610, 1500, 960, {
      head: { skin: deep, hair: 'cap', cloth: clay },
      look: 'right',
      chin: [50, -860],
      shoulders: [
        [-70, -800],
        [60, -800],
      ],
      hips: [
        [-60, -470],
        [10, -470],
      ],
      top: ivory,
      sleeve: 1,
      arms: [
        [
          [190, -680],
          [220, -620],
        ],
        [
          [90, -620],
          [240, -640],
        ],
      ],
      behind: [true, false],
      legs: [
        [
          [150, -420],
          [80, -190],
        ],
        [
          [180, -440],
          [110, -200],
        ],
      ],
      trousers: '#3c498f',
      shoes: ink,
    });
    const nearLegs =
      taper(pts(580, 1050, 790, 1090, 700, 1270), [118, 92, 64], '#3c498f') +
      taper(pts(690, 1290, 770, 1296), [50, 34], ink) +
      stroke('M640,1322H780', ink, 14) +
      taper(
        pts(390, 1060, 540, 1100, 480, 1240),
        [110, 92, 84],
        sheet.cloth('lozenge', ivory, indigo, 64),
      ) +
      taper(pts(486, 1250, 470, 1300, 524, 1316), [36, 30, 22], warm.lit);
    return (
      sheet.fill(clay) +
      sheet.fill(sheet.cloth('dots', '#d07a52', 'none', 80)) +
      sun(sheet, 640, 640, 430, ochre, '#eab765', 1.6) +
      skyline(sheet, 1010, 520, indigo, ochre) +
      skyline(sheet, 1090, 260, ink, ochre) +
      path('M-20,1080H1300V1640H-20Z', indigo) +
      path('M-20,1420H1300V1640H-20Z', ink) +
      gouges(
        sheet,
        { x: -20, y: 1110, width: 1320, height: 320, step: 36, length: 130, weight: 7, skip: 0.55 },
        sky,
      ) +
      times(5, (i) => rect(-40 + i * 300, 1510, 170, 24, ochre)) +
      sheet.lift(passenger + rider + bike + nearLegs, paper, -8, -4)
    );
  },
};
