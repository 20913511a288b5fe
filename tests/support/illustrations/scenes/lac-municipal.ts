import { gouge } from '../parts/gouge.ts';
import { clay, forest, indigo, ink, ivory, ochre, paper, sky } from '../parts/inks.ts';
import { hill, sun, water } from '../parts/land.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, circle, path, rect, stroke, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';

export const lake: Scene = {
  name: 'lac-municipal',
  folder: 'portfolio',
  size: [1600, 900],
  draw: (sheet) =>
    sheet.fill(sheet.cloth('chevron', '#e6c58a', paper, 80)) +
    sun(sheet, 1080, 330, 150, clay, ochre) +
    hill(
      sheet,
      pts(200, 400, 420, 250, 640, 380, 900, 300, 1200, 400, 1420, 260, 1600, 380),
      700,
      sky,
      { ink: ivory, skip: 0.7 },
    ) +
    hill(sheet, pts(100, 380, 360, 440, 700, 420, 1000, 470, 1300, 430, 1600, 460), 700, forest, {
      ink: '#5f8f7c',
      skip: 0.6,
    }) +
    sheet.lift(
      rect(420, 250, 90, 270, ink) +
        times(8, (i) => rect(432, 268 + i * 30, 66, 12, i % 3 ? ochre : ivory)) +
        rect(530, 350, 130, 170, indigo) +
        times(4, (i) => rect(542, 368 + i * 36, 106, 10, ivory)) +
        rect(680, 400, 70, 120, clay),
      paper,
      -5,
      -3,
    ) +
    water(sheet, { top: 510, bottom: 930, fill: indigo, light: sky }) +
    times(12, (i) =>
      gouge(
        pts(
          1080 - 130 + i * 6,
          530 + i * 26,
          1080,
          530 + i * 26 + (i % 2) * 5,
          1080 + 130 - i * 5,
          530 + i * 26,
        ),
        13,
        i % 3 ? ochre : clay,
      ),
    ) +
    sheet.lift(
      path(
        'M330,690C440,730 700,730 800,684C780,752 700,770 560,770C440,770 360,750 330,690Z',
        ink,
      ) +
        stroke('M370,722Q560,760 770,716', ochre, 8) +
        taper(pts(560, 730, 570, 640, 566, 590), [88, 66, 40], clay) +
        circle(568, 556, 31, ink) +
        taper(pts(574, 612, 640, 640, 690, 620), [32, 26, 18], ink) +
        stroke('M716,520L640,840', ochre, 10),
      paper,
      -5,
      -4,
    ) +
    times(26, (i) =>
      gouge(
        pts(
          1180 + i * 18,
          930,
          1190 + i * 18,
          760 - (i % 5) * 30,
          1200 + i * 20,
          640 - (i % 7) * 34,
        ),
        15,
        i % 3 ? forest : ink,
      ),
    ) +
    times(7, (i) =>
      taper(
        pts(1216 + i * 58, 620 - (i % 3) * 60, 1220 + i * 58, 560 - (i % 3) * 60),
        [22, 18],
        clay,
      ),
    ),
};
