import { gouge, rays } from './parts/gouge.ts';
import { clay, forest, indigo, ink, ivory, ochre, sky } from './parts/inks.ts';
import { hill } from './parts/land.ts';
import { palm } from './parts/plants.ts';
import { Sheet } from './parts/sheet.ts';
import { pts, at, circle, group, rect, stroke, times } from './parts/svg.ts';
import { skyline } from './parts/town.ts';

// The film "Lumière du soir": the sun goes down behind the hills, birds fly home, lamps come on.

const WIDTH = 640;
const HEIGHT = 360;

const bird = (x: number, y: number, flap: number): string =>
  stroke(
    `M${x - 13},${y - flap}Q${x - 5},${y - flap - 3} ${x},${y}Q${x + 5},${y - flap - 3} ${x + 13},${y - flap}`,
    ink,
    3,
  );

/** One frame; `t` runs from 0 to 1. The dice are the same every time, so only what moves moves. */
export function evening(t: number): string {
  const sheet = new Sheet('evening', WIDTH, HEIGHT);
  const ease = t * t * (3 - 2 * t);
  const sunY = 120 + ease * 150;
  const night = Math.min(1, Math.max(0, (t - 0.15) / 0.8));
  const light = group(
    `rotate(${(t * 16).toFixed(2)} 330 ${sunY.toFixed(1)})`,
    rays(sheet, [330, sunY], 84, 230, 44, 7, ivory),
  );
  const back = hill(sheet, pts(60, 250, 190, 190, 330, 246, 470, 180, 600, 240), 400, sky, {
    ink: ivory,
    skip: 0.8,
  });
  const town = skyline(sheet, 288, 60, '#1a2454', '#1a2454');
  const middle = hill(sheet, pts(60, 262, 220, 282, 400, 250, 560, 286), 400, forest, {
    ink: '#5f8f7c',
    skip: 0.7,
  });
  const front = hill(sheet, pts(0, 330, 240, 306, 420, 330, 640, 300), 400, ink, {
    ink: '#4a4640',
    skip: 0.7,
  });
  const lamps = times(16, (i) => {
    const on = Math.min(1, Math.max(0, (t - 0.3 - ((i * 7) % 16) * 0.032) / 0.06));
    return group(
      at(26 + i * 39 + ((i * 13) % 17), 286 + ((i * 29) % 24)),
      `<g opacity="${on.toFixed(2)}">${rect(-4, -6, 8, 11, ochre)}</g>`,
    );
  });
  const flock = times(5, (i) =>
    bird(
      -60 + t * 620 + i * 30 - (i % 2) * 8,
      96 + i * 13 - t * 44,
      Math.sin(t * 40 + i * 1.3) * 7,
    ),
  );
  const stars = times(
    18,
    (i) =>
      `<g opacity="${(Math.max(0, night - 0.35) * 1.4 * (0.75 + 0.25 * Math.sin(t * 20 + i))).toFixed(2)}">${gouge(
        pts((i * 97) % 640, 14 + ((i * 53) % 120), ((i * 97) % 640) + 9, 14 + ((i * 53) % 120)),
        4,
        ivory,
      )}</g>`,
  );
  const body =
    sheet.fill('#e9b866') +
    sheet.fill(sheet.cloth('chevron', '#f2d29a', 'none', 54)) +
    `<g opacity="${(night * 0.9).toFixed(3)}">${sheet.fill(indigo)}${sheet.fill(sheet.cloth('chevron', '#3c498f', 'none', 54))}</g>` +
    stars +
    `<g opacity="${(1 - night * 0.75).toFixed(3)}">${light}</g>` +
    circle(330, sunY, 76, clay) +
    circle(330, sunY, 64, ochre) +
    back +
    flock +
    town +
    middle +
    lamps +
    front +
    palm(566, 372, 210, ink, -0.12 + Math.sin(t * 6.28) * 0.012) +
    palm(610, 372, 150, ink, 0.05 + Math.sin(t * 6.28 + 1) * 0.014);
  return sheet.svg(body, '');
}

export const trim = { width: WIDTH, height: HEIGHT };
