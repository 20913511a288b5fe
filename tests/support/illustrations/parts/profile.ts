import { gouge } from './gouge.ts';
import type { Head } from './head.ts';
import { ink, ivory } from './inks.ts';
import { pts, circle, ellipse, group, path, stroke, times } from './svg.ts';
import { taper } from './taper.ts';

// A head seen from the side, looking right, to the same measure as the front view.

const skull =
  'M12,86L10,60C18,62 27,61 31,55C34,50 32,46 31,42C36,41.5 38,37 36,33.5L34.5,31C39,29.5 40,24 37,20' +
  'C42,19.5 47,16.5 46,11.5C43,5 38,-4 36,-13C36,-19 38,-23 37.5,-28C38,-46 24,-60 2,-60' +
  'C-26,-60 -40,-40 -40,-16C-40,6 -34,22 -25,32C-22,44 -24,62 -32,86Z';
const shadow =
  'M12,86L10,60C2,58 -8,50 -14,36C-18,28 -20,18 -20,8L-34,12C-31,22 -29,28 -25,32C-22,44 -24,62 -32,86Z';

function features(head: Head): string {
  const { skin } = head;
  const eye = head.closed
    ? stroke('M18,-7Q25,-2 32,-7', ink, 2.8)
    : path('M17,-7C22,-13 29,-13 33,-10C33,-6 28,-3 17,-7Z', '#e6dac4') +
      ellipse(28.5, -8.4, 3.4, 4.2, ink) +
      stroke('M16,-7C22,-14 29,-14 34,-10.5', ink, 3);
  return (
    eye +
    gouge(pts(14, -19, 25, -24, 36, -20), 4.2, ink) +
    path(
      'M35,33.4C37,30 39,27.5 37.5,22C33,25 27,29 23,33.5C27,40 31,42 33,42C36.5,41 37,37 35,33.4Z',
      skin.lips,
    ) +
    stroke('M21,33Q28,34.6 35.5,33', ink, 1.8) +
    stroke('M37,17.5Q33,13.5 35.5,10', skin.shade, 2.4) +
    gouge(pts(10, 6, 14, 18, 12, 30), 2.6, skin.glint) +
    gouge(pts(17, 5, 20, 14, 18, 22), 2.2, skin.glint) +
    gouge(pts(30, -48, 34, -40, 35, -31), 2.4, skin.glint)
  );
}

const hairline =
  'M34,-40C28,-38 20,-32 16,-24C10,-18 6,-12 4,-4C0,-14 -12,-16 -14,-2C-16,12 -22,24 -27,32';

const shapes: Record<string, string> = {
  crop: `${hairline}C-40,20 -46,-4 -46,-18C-46,-50 -24,-70 4,-70C22,-69 34,-56 34,-40Z`,
  fade: `${hairline}C-38,18 -42,-2 -42,-18C-42,-44 -26,-65 2,-65C20,-65 34,-54 34,-40Z`,
  round: `${hairline}C-48,26 -58,0 -55,-28C-52,-62 -24,-80 6,-78C28,-76 40,-58 34,-40Z`,
  afro: `${hairline}C-58,34 -76,4 -72,-36C-68,-84 -26,-102 10,-96C42,-90 52,-56 34,-40Z`,
};

function cover(head: Head): string {
  const colour = head.hairInk ?? ink;
  const cut = colour === ink ? '#6b5a4c' : '#8d8577';
  const base = path(shapes[head.hair] ?? shapes['crop'] ?? '', colour);
  const rows = times(6, (i) =>
    stroke(
      `M${30 - i * 5},${-38 + i * 4}Q${8 - i * 10},${-62 + i * 7} ${-24 - i * 3},${-46 + i * 13}`,
      cut,
      1.8,
    ),
  );
  switch (head.hair) {
    case 'wrap':
      return (
        path(
          'M36,-30C30,-34 18,-20 2,-8C-8,-2 -22,6 -34,10C-62,-8 -76,-62 -44,-84C-16,-104 40,-84 36,-30Z',
          head.cloth ?? ink,
        ) +
        path('M-44,-84C-74,-96 -92,-70 -70,-60C-86,-44 -66,-28 -50,-40Z', head.cloth ?? ink) +
        stroke(
          'M34,-34C10,-40 -20,-20 -38,0M24,-58C-4,-62 -36,-44 -50,-26M2,-80C-22,-82 -42,-70 -54,-56',
          head.clothInk ?? ivory,
          3,
        )
      );
    case 'braids':
      return (
        times(5, (i) =>
          taper(
            pts(-18 - i * 5, -20, -30 - i * 5, 20, -26 - i * 7, 70, -30 - i * 7, 112 - i * 6),
            [9, 9, 8, 4],
            colour,
          ),
        ) +
        base +
        rows
      );
    case 'bun':
    case 'cornrows':
      return circle(-44, -58, 22, colour) + base + rows;
    case 'bald':
      return '';
    case 'cap':
      return path(
        'M36,-34C10,-38 -20,-30 -42,-16C-46,-50 -26,-76 4,-74C26,-72 38,-54 36,-34Z',
        head.cloth ?? ink,
      );
    default:
      return (
        base +
        times(9, (i) =>
          stroke(
            `M${-30 + (i % 3) * 17 + Math.floor(i / 3) * 4},${-30 - Math.floor(i / 3) * 12}q2,-4 5,-1.5`,
            cut,
            1.8,
          ),
        )
      );
  }
}

export function profileHead(head: Head): string {
  const { skin } = head;
  const beard = head.beard
    ? path(
        'M2,2C8,20 14,30 24,28C30,24 34,24 37,23L37,27C33,30 26,33 25,36C28,40 32,41 32,42C35,52 34,64 24,66C10,66 -4,50 -10,30Z',
        head.beard,
      )
    : '';
  return group(
    '',
    path(skull, skin.lit),
    path(shadow, skin.shade),
    head.plain ? '' : features(head),
    beard,
    cover(head),
    path('M-8,-4C-14,-12 2,-16 4,-4C5,6 -2,14 -6,10C-8,6 -6,2 -8,-4Z', skin.lit),
    stroke('M-4,-5Q1,-8 0,1', skin.shade, 2.2),
    head.earrings ? circle(-4, 18, 5.6, head.earrings) : '',
    head.glasses ? stroke('M36,-10L2,-8M16,-16H34Q38,-4 28,2Q16,2 16,-16Z', head.glasses, 2.6) : '',
  );
}
