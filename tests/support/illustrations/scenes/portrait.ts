import { bust } from '../parts/bust.ts';
import { hanging } from '../parts/cloth.ts';
import { rays } from '../parts/gouge.ts';
import { clay, forest, indigo, ink, ivory, ochre, sky, warm } from '../parts/inks.ts';
import { bananaLeaf } from '../parts/plants.ts';
import type { Scene } from '../parts/scene.ts';
import { pts, at, circle, group, path, stroke, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';

/** The journalist, before an ndop hanging: the one picture every page may show. */
export const portrait: Scene = {
  name: 'portrait',
  folder: 'images',
  size: [1280, 1600],
  draw: (sheet) => {
    const cloth = hanging(sheet, {
      x: -40,
      y: -40,
      width: 1360,
      height: 1700,
      columns: 4,
      rows: 5,
      line: sky,
      ground: indigo,
      tile: 84,
    });
    const disc =
      circle(640, 700, 560, ivory) +
      circle(640, 700, 542, ochre) +
      rays(sheet, [640, 700], 440, 530, 110, 7, ivory);
    const leaves =
      bananaLeaf([150, 1640], [60, 1250], [130, 930], 190, forest, ivory) +
      bananaLeaf([1150, 1660], [1260, 1240], [1130, 900], 190, forest, ivory) +
      bananaLeaf([60, 1700], [-60, 1380], [-20, 1120], 170, forest, ivory) +
      bananaLeaf([1240, 1700], [1350, 1340], [1300, 1110], 170, forest, ivory);
    const sitter = bust(640, 660, 5.15, {
      head: { skin: warm, hair: 'round', earrings: clay, smile: true, breadth: 0.95 },
      wear: {
        cut: 'jacket',
        fill: indigo,
        line: ivory,
        under: sheet.cloth('chevron', ivory, clay, 12),
      },
      tilt: -3,
    });
    // What tells her trade: a pen clipped to the lapel pocket.
    const pen = group(
      at(880, 1475, 1, 4),
      taper(pts(0, -70, 0, 60), [24, 24], ochre),
      stroke('M13,-62V-6', ink, 6),
      path('M-84,12H84V150H-84Z', indigo),
      stroke('M-84,12H84', ivory, 9),
    );
    const beads = times(15, (i) => {
      const t = (i - 7) / 7;
      return circle(640 + t * 128, 1150 + (1 - t * t) * 120, 13, i % 3 === 1 ? ivory : ochre);
    });
    return (
      cloth +
      disc +
      sheet.lift(leaves, ivory, -5, -3) +
      sheet.lift(sitter + beads + pen, ivory, -10, -4)
    );
  },
};
