import { bust } from '../parts/bust.ts';
import { rays } from '../parts/gouge.ts';
import { clay, deep, forest, indigo, ink, ivory, ochre, sky } from '../parts/inks.ts';
import { hill } from '../parts/land.ts';
import { flower, leafSprig } from '../parts/plants.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, circle, path, stroke, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';

export const flowers: Scene = {
  name: 'marche-fleurs',
  folder: 'portfolio',
  size: [1200, 1600],
  draw: (sheet) => {
    const bunch = (cx: number, cy: number, r: number, count: number): string =>
      times(count * 2, (i) => {
        const a = i * 2.4;
        return leafSprig(
          [cx, cy + r * 0.3],
          [cx + Math.cos(a) * r * 1.25, cy + Math.sin(a) * r * 1.0],
          r * 0.26,
          i % 2 ? forest : '#1f4438',
        );
      }) +
      times(count, (i) => {
        const a = i * 2.4;
        const d = r * Math.sqrt((i + 0.3) / count);
        return flower(
          cx + Math.cos(a) * d,
          cy + Math.sin(a) * d * 0.82,
          r * 0.27 * (1 + (i % 3) * 0.16),
          [clay, ivory, ochre, sky, '#d9784a'][i % 5] ?? clay,
          [ink, ochre, clay][i % 3] ?? ink,
          6 + (i % 3),
        );
      });
    const pail = (x: number, fill: string): string =>
      path(`M${x - 150},1330H${x + 150}L${x + 118},1640H${x - 118}Z`, fill) +
      stroke(`M${x - 150},1330H${x + 150}`, ink, 12) +
      stroke(`M${x - 138},1420H${x + 138}`, ivory, 8);
    return (
      sheet.fill(sheet.cloth('stripe', '#4a589f', indigo, 86)) +
      circle(600, 620, 500, ochre) +
      rays(sheet, [600, 620], 420, 660, 100, 11, ivory) +
      hill(sheet, pts(0, 1120, 600, 1080, 1200, 1120), 1640, clay, { ink: ochre, angle: 4 }) +
      sheet.lift(
        bust(600, 600, 3.5, {
          head: {
            skin: deep,
            hair: 'wrap',
            cloth: sheet.cloth('chevron', ivory, clay, 20),
            clothInk: ivory,
            earrings: ivory,
            smile: true,
          },
          wear: {
            cut: 'wide',
            fill: sheet.cloth('lozenge', sky, indigo, 24),
            line: ivory,
            under: deep.lit,
          },
          tilt: 4,
        }),
        ivory,
        -9,
        -4,
      ) +
      sheet.lift(bunch(600, 1200, 330, 20), ink, 5, 5) +
      sheet.lift(
        taper(pts(190, 1180, 330, 1440, 640, 1430), [150, 130, 76], deep.lit) +
          taper(pts(1010, 1180, 880, 1470, 560, 1460), [150, 130, 76], deep.shade),
        ivory,
        -5,
        -4,
      ) +
      pail(150, forest) +
      bunch(150, 1260, 170, 9) +
      pail(1060, sheet.cloth('teeth', ivory, indigo, 60)) +
      bunch(1060, 1260, 170, 9)
    );
  },
};
