import { hanging } from './parts/cloth.ts';
import { rays } from './parts/gouge.ts';
import { clay, forest, indigo, ink, ivory, ochre, paper, sky } from './parts/inks.ts';
import type { Scene } from './parts/scene.ts';
import {
  pts,
  at,
  circle,
  ellipse,
  group,
  path,
  polygon,
  rect,
  stroke,
  times,
} from './parts/svg.ts';
import { taper } from './parts/taper.ts';
import { lantern, openBook } from './parts/things.ts';

// Covers of the newsletter: one ndop hanging, one emblem, three inks.

const seedling =
  path('M-190,150Q0,70 190,150L150,210H-150Z', ink) +
  taper(pts(0, 130, 6, 20, 0, -120), [22, 18, 12], forest) +
  path('M0,-20C-40,-130 -150,-140 -200,-110C-190,-40 -90,10 0,-20Z', forest) +
  path('M0,-90C30,-200 130,-230 190,-200C190,-120 100,-60 0,-90Z', forest) +
  stroke('M0,-24C-60,-60 -110,-84 -170,-100M2,-94C60,-130 110,-160 164,-186', ivory, 6);
const drum =
  path('M-130,-130C-120,20 -70,60 -76,200H76C70,60 120,20 130,-130Z', clay) +
  ellipse(0, -130, 130, 44, ivory) +
  stroke('M-130,-130a130,44 0 1 0 260,0a130,44 0 1 0 -260,0', ink, 9) +
  times(7, (i) =>
    stroke(`M${-120 + i * 40},-104L${-100 + i * 40},-10L${-80 + i * 40},-104`, ink, 6),
  ) +
  rect(-96, 10, 192, 18, ink) +
  stroke('M-74,110H74M-76,150H76', ochre, 10) +
  group('rotate(28)', taper(pts(60, -330, 40, -170), [24, 16], ink)) +
  group('rotate(-30)', taper(pts(-60, -330, -40, -170), [24, 16], ink));
const brush = group(
  'rotate(32)',
  taper(pts(0, 260, 0, 40, 0, -60), [14, 40, 34], ochre),
  rect(-34, -110, 68, 66, ink),
  stroke('M-34,-92H34M-34,-66H34', ivory, 5),
  path('M-36,-110C-60,-190 -30,-220 6,-280C20,-220 60,-180 36,-110Z', clay),
  stroke('M-10,-120C-20,-170 -4,-200 4,-240M12,-120C20,-160 14,-180 10,-200', ivory, 5),
);
const phone =
  rect(-96, -200, 192, 400, ink, 28) +
  rect(-78, -160, 156, 300, ochre, 6) +
  circle(0, 170, 13, ivory) +
  path('M-78,140V40Q-30,-10 10,40T78,20V140Z', forest) +
  circle(26, -60, 36, clay) +
  times(3, (i) =>
    stroke(
      `M${120 + i * 36},${-150 - i * 26}Q${170 + i * 44},${-90} ${120 + i * 36},${-30 + i * 26}M${-120 - i * 36},${-150 - i * 26}Q${-170 - i * 44},-90 ${-120 - i * 36},${-30 + i * 26}`,
      ink,
      12,
    ),
  );

interface Cover {
  readonly ground: string;
  readonly line: string;
  readonly halo: string;
  readonly emblem: string;
}

const covers: readonly Cover[] = [
  { ground: indigo, line: sky, halo: clay, emblem: lantern(0, 20, 1.55, ochre) },
  { ground: forest, line: '#7fa391', halo: ochre, emblem: seedling },
  { ground: ochre, line: '#f0d49c', halo: indigo, emblem: drum },
  { ground: clay, line: '#dd9a76', halo: paper, emblem: brush },
  { ground: sky, line: ivory, halo: ivory, emblem: phone },
  {
    ground: ink,
    line: '#8d8577',
    halo: ochre,
    emblem: openBook(0, -50, 1.5, clay) + polygon(pts(0, -190, 34, -140, 0, -90, -34, -140), ivory),
  },
];

export const letters: readonly Scene[] = covers.map((cover, i) => ({
  name: `lettre-0${i + 1}`,
  folder: 'publications',
  size: [1200, 630],
  draw: (sheet) =>
    hanging(sheet, {
      x: -50,
      y: -50,
      width: 1300,
      height: 730,
      columns: 5,
      rows: 3,
      line: cover.line,
      ground: cover.ground,
      tile: [60, 72, 54, 66, 60, 72][i] ?? 60,
    }) +
    circle(600, 315, 284, cover.line) +
    circle(600, 315, 272, cover.ground) +
    circle(600, 315, 258, cover.halo) +
    rays(
      sheet,
      [600, 315],
      190,
      244,
      64,
      7,
      cover.halo === ivory || cover.halo === paper ? ochre : ivory,
    ) +
    sheet.lift(
      group(at(600, 320, 0.86), cover.emblem),
      cover.halo === ivory || cover.halo === paper ? ochre : ivory,
      -6,
      -4,
    ),
}));
