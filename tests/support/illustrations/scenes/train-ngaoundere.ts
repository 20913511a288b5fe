import { gouge, gouges, rays } from '../parts/gouge.ts';
import { clay, forest, indigo, ink, ivory, ochre, paper, sky } from '../parts/inks.ts';
import { hill } from '../parts/land.ts';
import { acacia } from '../parts/plants.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, circle, path, polygon, stroke, times } from '../parts/svg.ts';

export const train: Scene = {
  name: 'train-ngaoundere',
  folder: 'portfolio',
  size: [1600, 900],
  draw: (sheet) => {
    const cars = times(6, (i) => {
      const [a, b] = [1640 - i * 290, 1640 - (i + 1) * 290 + 14];
      const top = (x: number): number => 470 + (1640 - x) * 0.075;
      const low = (x: number): number => 590 + (1640 - x) * 0.145;
      const mix = (x: number, t: number): number => top(x) * (1 - t) + low(x) * t;
      const quad = (x1: number, x2: number, t1: number, t2: number, fill: string): string =>
        polygon(pts(x1, mix(x1, t1), x2, mix(x2, t1), x2, mix(x2, t2), x1, mix(x1, t2)), fill);
      return (
        quad(b, a, 0, 1, i === 5 ? forest : clay) +
        quad(b, a, 0.68, 0.8, ochre) +
        quad(b, a, 0.92, 1, ink) +
        times(5, (w) =>
          quad(b + 22 + w * 50, b + 56 + w * 50, 0.2, 0.52, w === 2 && i % 2 ? ink : '#f3d58f'),
        ) +
        quad(b, a, -0.06, 0.06, ink)
      );
    });
    const engine =
      path('M190,575L60,600Q-10,620 -10,690V810L205,806Z', ochre) +
      path('M160,600L70,622Q40,636 34,672L160,664Z', indigo) +
      circle(30, 742, 22, ivory) +
      path('M-20,770L205,766V812H-20Z', ink);
    return (
      sheet.fill(sheet.cloth('star', '#3d4a94', indigo, 110)) +
      rays(sheet, [1130, 260], 220, 420, 80, 9, sky) +
      circle(1130, 260, 196, ivory) +
      circle(1130, 260, 178, '#f3d58f') +
      gouges(
        sheet,
        { x: 1010, y: 190, width: 210, height: 160, step: 34, length: 46, weight: 6, skip: 0.6 },
        ochre,
      ) +
      hill(sheet, pts(200, 470, 500, 420, 800, 480, 1200, 430, 1600, 470), 940, '#17204a', {
        ink: '#3d4a94',
      }) +
      acacia(500, 500, 210, ink) +
      acacia(1440, 470, 150, ink) +
      hill(sheet, pts(300, 520, 800, 500, 1200, 490, 1600, 480), 940, forest, {
        ink: '#5f8f7c',
        angle: -4,
      }) +
      sheet.lift(cars + engine, paper, 0, -6) +
      polygon(pts(-20, 742, -20, 742, -700, 980, 0, 980), ochre) +
      path('M-20,812L1640,592V630L-20,870Z', ink) +
      times(26, (i) => stroke(`M${i * 66},${820 - i * 8.6}l${-18},${46 - i}`, ochre, 7)) +
      hill(sheet, pts(0, 880, 500, 810, 1000, 740, 1600, 640), 940, '#17204a', {
        ink: ochre,
        angle: -10,
        skip: 0.62,
      }) +
      times(30, (i) =>
        gouge(
          pts(i * 58, 930, i * 58 + 20, 880 - i * 5, i * 58 + 50, 830 - i * 6 - (i % 4) * 16),
          10,
          i % 4 ? ink : ochre,
        ),
      ) +
      acacia(1290, 840, 330, ink)
    );
  },
};
