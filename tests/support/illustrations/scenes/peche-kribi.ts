import { figure } from '../parts/figure.ts';
import { gouge } from '../parts/gouge.ts';
import {
  clay,
  dark,
  deep,
  forest,
  indigo,
  ink,
  ivory,
  ochre,
  paper,
  sky,
  warm,
} from '../parts/inks.ts';
import { hill, sun, water } from '../parts/land.ts';
import { bananaPlant, palm } from '../parts/plants.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, at, circle, group, path, stroke, times, type Point } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';

export const fishing: Scene = {
  name: 'peche-kribi',
  folder: 'portfolio',
  size: [1600, 1067],
  draw: (sheet) => {
    const pirogue = (
      x: number,
      y: number,
      s: number,
      turn: number,
      hull: string,
      band: string,
    ): string =>
      group(
        at(x, y, s, turn),
        path(
          'M-420,-110C-300,-20 260,-20 440,-150C420,0 330,90 200,100H-230C-350,90 -410,0 -420,-110Z',
          hull,
        ),
        path('M-404,-50C-280,40 250,36 424,-78L410,-30C260,76 -260,80 -388,-4Z', band),
        path('M-420,-110C-300,-20 260,-20 440,-150C300,-60 -270,-64 -420,-110Z', ink),
        circle(330, -20, 20, ivory),
        circle(334, -20, 9, ink),
      );
    const puller = (x: number, h: number, skin: typeof deep, top: string, i: number): string =>
      figure(x, 930, h, {
        head: { skin, hair: i % 2 ? 'fade' : 'crop', plain: true },
        look: 'right',
        chin: [-70, -840],
        tilt: -10,
        shoulders: [
          [-130, -780],
          [-20, -790],
        ],
        hips: [
          [-60, -490],
          [10, -490],
        ],
        top,
        sleeve: 0,
        arms: [
          [
            [80, -690],
            [230, -640],
          ],
          [
            [40, -640],
            [200, -620],
          ],
        ],
        behind: [true, false],
        legs: [
          [
            [-40, -260],
            [-160, 0],
          ],
          [
            [130, -280],
            [140, 0],
          ],
        ],
        trousers: indigo,
        shorts: true,
      });
    const net: Point[] = [
      [150, 560],
      [600, 600],
      [1100, 640],
    ];
    return (
      sheet.fill(sheet.cloth('stripe', '#eccb90', '#f5e2b8', 84)) +
      sun(sheet, 980, 350, 190, clay, ochre) +
      water(sheet, { top: 430, bottom: 760, fill: indigo, light: sky }) +
      times(9, (i) =>
        gouge(
          pts(840 + i * 10, 448 + i * 24, 980, 450 + i * 24, 1120 - i * 9, 448 + i * 24),
          11,
          i % 2 ? ochre : clay,
        ),
      ) +
      path('M-20,680Q200,640 430,690T860,690T1290,690T1640,660V760H-20Z', sky) +
      path('M-20,716Q200,680 430,726T860,726T1290,726T1640,700V790H-20Z', ivory) +
      hill(sheet, pts(0, 740, 430, 756, 860, 744, 1290, 756, 1600, 740), 1100, ochre, {
        ink: '#f0cf96',
        angle: 3,
      }) +
      palm(1480, 1090, 940, ink, -0.16) +
      palm(1570, 1090, 700, forest, 0.02) +
      sheet.lift(
        taper(
          net.map(([x, y]) => [x + 60, y + 90] as Point),
          [6, 6, 6],
          ink,
        ) +
          puller(240, 400, deep, clay, 0) +
          puller(420, 420, dark, ivory, 1) +
          puller(610, 400, warm, forest, 2) +
          stroke('M330,668Q700,690 1010,640', ivory, 8),
        paper,
        -5,
        -3,
      ) +
      sheet.lift(pirogue(1120, 800, 0.85, -5, clay, ivory), paper, -5, -4) +
      sheet.lift(
        pirogue(560, 990, 1.1, 4, indigo, sheet.cloth('teeth', ivory, clay, 60)),
        paper,
        -6,
        -5,
      ) +
      bananaPlant(40, 1120, 300, '#1f4438', forest)
    );
  },
};
