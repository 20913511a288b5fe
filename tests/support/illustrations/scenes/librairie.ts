import { gouge, gouges, rays } from '../parts/gouge.ts';
import { clay, deep, forest, indigo, ink, ivory, ochre, paper, sky } from '../parts/inks.ts';
import { profileHead } from '../parts/profile.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, at, circle, curve, group, path, polygon, rect, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';
import { openBook } from '../parts/things.ts';

export const bookshop: Scene = {
  name: 'librairie',
  folder: 'portfolio',
  size: [1280, 1600],
  draw: (sheet) => {
    const shelf = (y: number): string => {
      let row = '';
      for (let x = 20; x < 1260;) {
        const [w, h] = [sheet.between(34, 84), sheet.between(150, 220)];
        const fill =
          [indigo, clay, ochre, forest, ivory, sky][Math.floor(sheet.random() * 6)] ?? clay;
        const band = fill === ivory || fill === ochre ? ink : ivory;
        row +=
          rect(x, y - h, w, h, fill) +
          rect(x, y - h + 26, w, 9, band) +
          rect(x, y - 44, w, 6, band) +
          (w > 60
            ? polygon(
                pts(
                  x + w / 2,
                  y - h + 60,
                  x + w / 2 + 16,
                  y - h + 84,
                  x + w / 2,
                  y - h + 108,
                  x + w / 2 - 16,
                  y - h + 84,
                ),
                band,
              )
            : '');
        x += w + (sheet.random() > 0.86 ? 40 : 5);
      }
      return (
        row +
        rect(-20, y, 1320, 26, '#7a4e36') +
        gouge(pts(0, y + 10, 640, y + 14, 1280, y + 10), 5, ochre)
      );
    };
    const body = path(
      `${curve(pts(250, 1660, 280, 1260, 420, 1090, 620, 1050, 790, 1130, 860, 1300, 880, 1660))}Z`,
      sheet.cloth('star', ivory, indigo, 84),
    );
    return (
      sheet.fill(ink) +
      [260, 540, 820, 1100, 1380, 1660].map(shelf).join('') +
      circle(640, 790, 420, ochre) +
      rays(sheet, [640, 790], 430, 520, 90, 9, ivory) +
      sheet.lift(
        body +
          group(
            `${at(600, 760, 4.1)} rotate(13)`,
            profileHead({
              skin: deep,
              hair: 'braids',
              glasses: ink,
              earrings: ochre,
              smile: true,
              closed: true,
            }),
          ),
        ivory,
        -8,
        -4,
      ) +
      sheet.lift(openBook(960, 1180, 1.35, clay, -12), ink, 6, 5) +
      sheet.lift(
        taper(
          pts(470, 1240, 560, 1530, 850, 1420),
          [190, 170, 90],
          sheet.cloth('star', ivory, indigo, 84),
        ) +
          taper(pts(800, 1436, 866, 1400, 900, 1350), [88, 84, 60], deep.lit) +
          times(4, (i) =>
            taper(
              pts(880, 1350 + i * 26, 930, 1330 + i * 26, 958, 1336 + i * 24),
              [32, 30, 20],
              deep.lit,
            ),
          ),
        ivory,
        -5,
        -5,
      ) +
      gouges(
        sheet,
        {
          x: 300,
          y: 1400,
          width: 160,
          height: 200,
          step: 40,
          length: 60,
          weight: 6,
          angle: 80,
          skip: 0.6,
        },
        paper,
      )
    );
  },
};
