import { figure } from '../parts/figure.ts';
import { gouge } from '../parts/gouge.ts';
import { clay, dark, deep, forest, indigo, ink, ivory, ochre, paper, sky } from '../parts/inks.ts';
import { hill, sun } from '../parts/land.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, circle, path, polygon, stroke, times } from '../parts/svg.ts';
import { roofs } from '../parts/town.ts';

export const football: Scene = {
  name: 'foot-quartier',
  folder: 'portfolio',
  size: [1600, 1200],
  draw: (sheet) => {
    const kicker = figure(700, 1060, 860, {
      head: { skin: deep, hair: 'fade' },
      look: 'right',
      chin: [-60, -850],
      tilt: -8,
      shoulders: [
        [-150, -800],
        [0, -790],
      ],
      hips: [
        [-60, -500],
        [0, -500],
      ],
      top: ochre,
      sleeve: 1,
      arms: [
        [
          [150, -700],
          [270, -790],
        ],
        [
          [-290, -680],
          [-420, -740],
        ],
      ],
      behind: [true, false],
      legs: [
        [
          [-110, -260],
          [-150, -20],
        ],
        [
          [190, -400],
          [400, -330],
        ],
      ],
      trousers: indigo,
      shorts: true,
      shoes: ivory,
    });
    const keeper = figure(1400, 880, 420, {
      head: { skin: dark, hair: 'crop', plain: true },
      shoulders: [
        [-80, -780],
        [80, -780],
      ],
      hips: [
        [-40, -480],
        [40, -480],
      ],
      top: forest,
      sleeve: 2,
      arms: [
        [
          [-200, -820],
          [-250, -960],
        ],
        [
          [200, -820],
          [250, -960],
        ],
      ],
      legs: [
        [
          [-120, -270],
          [-110, -20],
        ],
        [
          [120, -270],
          [90, -20],
        ],
      ],
      trousers: ink,
      shorts: true,
      shoes: ivory,
    });
    const ball =
      circle(1190, 560, 84, ivory) +
      polygon(pts(1190, 524, 1226, 550, 1212, 592, 1168, 592, 1154, 550), ink) +
      stroke(
        'M1190,524V478M1226,550L1268,534M1212,592L1240,626M1168,592L1140,626M1154,550L1112,534',
        ink,
        8,
      );
    return (
      sheet.fill(sheet.cloth('teeth', '#7f8dcb', sky, 90)) +
      sun(sheet, 500, 360, 210, ochre, ivory) +
      hill(sheet, pts(0, 560, 400, 470, 900, 540, 1300, 450, 1600, 520), 900, forest, {
        ink: '#5f8f7c',
      }) +
      roofs(sheet, 720, 6, 330, [
        { wall: paper, roof: indigo, seam: sky },
        { wall: ochre, roof: ink, seam: clay },
      ]) +
      hill(sheet, pts(0, 710, 800, 690, 1600, 710), 1240, clay, {
        ink: '#d9784a',
        angle: -2,
        step: 30,
      }) +
      stroke('M1180,880V500H1590V880', ivory, 18) +
      times(9, (i) => stroke(`M${1200 + i * 46},510V870M1190,${530 + i * 40}H1590`, paper, 2)) +
      keeper +
      times(12, (i) =>
        gouge(
          pts(1060 - i * 8, 470 + i * 20, 980 - i * 6, 520 + i * 18, 900, 580 + i * 14),
          7,
          ivory,
        ),
      ) +
      path('M300,1090Q620,1040 980,1090Q620,1130 300,1090Z', '#7a3018') +
      sheet.lift(kicker, paper, -7, -4) +
      sheet.lift(ball, ink, 6, 5) +
      times(9, (i) => circle(500 - i * 40, 1080 - (i % 4) * 26, 18 - i, ochre))
    );
  },
};
