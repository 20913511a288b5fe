import { gouge } from '../parts/gouge.ts';
import { clay, forest, indigo, ink, ivory, ochre, paper, sky } from '../parts/inks.ts';
import { hill, sun } from '../parts/land.ts';
import { bananaPlant } from '../parts/plants.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, path, times } from '../parts/svg.ts';
import { runner } from './runner.ts';

export const mountain: Scene = {
  name: 'mont-cameroun',
  folder: 'portfolio',
  size: [1600, 900],
  draw: (sheet) => {
    const cone =
      'M60,760C340,640 560,330 720,190C780,140 860,150 910,196C1080,360 1280,620 1560,760Z';
    return (
      sheet.fill(sheet.cloth('teeth', '#eed3a0', paper, 78)) +
      sun(sheet, 1240, 270, 130, ochre, clay) +
      sheet.lift(path(cone, indigo), ivory, -8, -5) +
      sheet.inside(
        path(cone, indigo),
        path(
          'M720,190C780,140 860,150 910,196C1080,360 1280,620 1560,760H900C960,560 930,380 850,300L890,260L820,280Z',
          '#17204a',
        ),
        times(46, (i) => {
          const x = 300 + i * 26;
          return gouge(
            pts(
              790 + (x - 790) * 0.28,
              300 + (i % 5) * 30,
              790 + (x - 790) * 0.6,
              470 + (i % 4) * 30,
              x,
              740,
            ),
            6,
            i % 3 ? sky : '#4a589f',
          );
        }),
        path(
          'M650,260L720,190C780,140 860,150 910,196L960,252L900,240L860,290L810,240L760,300L720,240Z',
          sky,
        ),
      ) +
      times(3, (i) =>
        path(
          `M${120 + i * 520},${400 - (i % 2) * 40}q40,-44 96,-20q50,-50 110,-6q70,-20 96,26z`,
          ivory,
        ),
      ) +
      hill(sheet, pts(100, 690, 400, 640, 800, 690, 1200, 650, 1600, 690), 930, forest, {
        ink: '#5f8f7c',
      }) +
      bananaPlant(150, 800, 260, '#1f4438', forest) +
      bananaPlant(1470, 790, 240, '#1f4438', forest) +
      hill(sheet, pts(0, 800, 500, 770, 1000, 800, 1600, 770), 930, clay, {
        ink: ochre,
        angle: -3,
      }) +
      sheet.lift(
        runner(500, 850, 370, 0, ochre, indigo) +
          runner(800, 866, 400, 1, ivory, ink) +
          runner(1130, 856, 380, 2, sky, indigo),
        paper,
        -5,
        -3,
      )
    );
  },
};
