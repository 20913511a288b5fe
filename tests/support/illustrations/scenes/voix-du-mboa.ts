import { rays } from '../parts/gouge.ts';
import { clay, indigo, ink, ivory, ochre, warm } from '../parts/inks.ts';
import { profileHead } from '../parts/profile.ts';
import type { Scene } from '../parts/scene.ts';
import { handMic, spot } from '../parts/studio.ts';
import { pts, at, circle, group, path, polygon, rect, times } from '../parts/svg.ts';
import { taper } from '../parts/taper.ts';

export const singer: Scene = {
  name: 'voix-du-mboa',
  folder: 'portfolio',
  size: [1600, 900],
  draw: (sheet) => {
    const head = group(
      `${at(890, 400, 3.1)} rotate(-16)`,
      profileHead({ skin: warm, hair: 'afro', earrings: ochre, closed: true }),
    );
    const dress = path(
      'M640,1000C640,860 690,700 800,640C860,612 960,616 1000,668C1060,760 1060,860 1070,1000Z',
      sheet.cloth('lozenge', ochre, clay, 74),
    );
    const near =
      taper(pts(960, 690, 1080, 790, 1120, 590), [84, 72, 44], warm.lit) +
      circle(1118, 570, 34, warm.lit);
    const far =
      taper(pts(740, 700, 560, 640, 400, 470), [80, 62, 38], warm.shade) +
      times(4, (i) => taper(pts(404, 480, 376 + i * 14, 420 - (i % 3) * 10), [26, 12], warm.shade));
    const crowd = times(17, (i) => {
      const x = i * 104 - 30 + sheet.between(-20, 20);
      const y = 850 + sheet.between(-26, 26);
      const raised =
        i % 3 === 0
          ? taper(pts(x + 34, y + 60, x + 64, y - 40, x + 52, y - 130), [34, 28, 18], ink)
          : '';
      return (
        raised +
        circle(x, y, 46, ink) +
        taper(pts(x - 70, y + 110, x, y + 54, x + 70, y + 110), [60, 70, 60], ink)
      );
    });
    return (
      sheet.fill(sheet.cloth('chevron', '#3a4890', indigo, 90)) +
      polygon(pts(760, -40, 1010, -40, 1500, 940, 330, 940), ochre) +
      polygon(pts(810, -40, 960, -40, 1290, 940, 520, 940), '#e0ad55') +
      rays(sheet, [890, 330], 300, 470, 80, 8, ivory) +
      rect(-20, 790, 1640, 140, ink) +
      sheet.lift(far + dress + head, ivory, -7, -4) +
      handMic(1112, 500, 0.92, 24, ochre) +
      sheet.lift(near, ivory, -5, -4) +
      spot(120, 120, 1.1, -30) +
      spot(360, 80, 1, -18) +
      spot(1300, 80, 1, 18) +
      spot(1500, 120, 1.1, 30) +
      rect(-20, 30, 1640, 14, ink) +
      sheet.lift(crowd, clay, 0, -6)
    );
  },
};
