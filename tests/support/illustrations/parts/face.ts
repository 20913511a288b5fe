import { gouge } from './gouge.ts';
import type { Head } from './head.ts';
import { ink, ivory } from './inks.ts';
import { pts, circle, group, mirror, path, stroke } from './svg.ts';

// A face seen from the front, chin at y = 58 and crown at y = -60. The light comes from the left,
// and the edge of the shadow is the line of the nose: no outline is needed to draw one.

const outline =
  'M-36,-18C-38,6 -34,26 -24,41C-16,52 -8,58 0,58C8,58 16,52 24,41C34,26 38,6 36,-18' +
  'C36,-46 20,-60 0,-60C-20,-60 -36,-46 -36,-18Z';
const shade =
  'M6,-62C3,-44 1,-32 2,-20C3,-8 7,6 9,13C9,18 4,20 1,21L1,27C5,30 5,38 2,43C3,50 3,54 0,58' +
  'C8,58 16,52 24,41C34,26 38,6 36,-18C36,-46 24,-60 6,-62Z';

function eye(head: Head): string {
  const brow = gouge(pts(-28, -18, -18, -23.5, -7, -19), 4.2, ink);
  if (head.closed) return brow + stroke('M-25,-8Q-16,-2 -8,-7', ink, 2.8);
  return (
    brow +
    path('M-25,-7C-20,-12.5 -12,-12.5 -7.5,-6.5C-12,-3 -20,-3 -25,-7Z', '#e6dac4') +
    circle(-16, -8, 4.6, ink) +
    circle(-17.6, -9.2, 1, ivory) +
    stroke('M-26.5,-7C-21,-13.6 -12,-13.6 -7,-6.4', ink, 3.2)
  );
}

/** Lips keep their own mouth shut: a smile is in the line between them. */
function mouth({ skin, smile }: Head): string {
  const lips = smile
    ? 'M-17,31C-11,30.5 -5,28.4 -2,29L0,30L2,29C5,28.4 11,30.5 17,31C12,40.5 5,43.4 0,43.4C-5,43.4 -12,40.5 -17,31Z'
    : 'M-15,34C-10,30 -5,28 -2,28.4L0,29.6L2,28.4C5,28 10,30 15,34C10,42 5,43.6 0,43.6C-5,43.6 -10,42 -15,34Z';
  const line = smile
    ? 'M-20,28.6Q-18,31.5 -10,34Q0,37 10,34Q18,31.5 20,28.6'
    : 'M-16.5,33.4Q-8,35.6 0,34.6Q8,35.6 16.5,33.2';
  return (
    path(lips, skin.lips) +
    stroke(line, ink, 1.9) +
    gouge(pts(-8, 39.6, -3, 41, 1, 40.6), 1.6, skin.glint)
  );
}

const glasses = (colour: string): string =>
  group(
    '',
    '<rect x="-31" y="-17" width="27" height="21" rx="9" fill="none" stroke="' +
      colour +
      '" stroke-width="3"/>',
    '<rect x="4" y="-17" width="27" height="21" rx="9" fill="none" stroke="' +
      colour +
      '" stroke-width="3"/>',
    stroke('M-4,-9Q0,-12 4,-9M-31,-9L-37,-11M31,-9L37,-11', colour, 2.6),
  );

function beard(colour: string): string {
  return path(
    'M-37,2C-33,16 -30,22 -20,25C-12,22 -6,24 0,25C6,24 12,22 20,25C30,22 33,16 37,2' +
      'C38,26 30,48 18,60C8,68 -8,68 -18,60C-30,48 -38,26 -37,2Z' +
      'M-16,33C-8,29 8,29 16,33C10,43 -10,43 -16,33Z',
    colour,
    'fill-rule="evenodd"',
  );
}

const ears = ({ skin, earrings }: Head): string =>
  path('M-34,-8C-43,-13 -45,2 -39,12C-37,15 -34,15 -33,12Z', skin.lit) +
  mirror(path('M-34,-8C-43,-13 -45,2 -39,12C-37,15 -34,15 -33,12Z', skin.shade)) +
  (earrings
    ? circle(-40, 22, 6.4, earrings) +
      circle(40, 22, 6.4, earrings) +
      circle(-40, 22, 2.4, skin.shade) +
      circle(40, 22, 2.4, skin.shade)
    : '');

export function face(head: Head): string {
  const { skin } = head;
  const planes = ears(head) + path(outline, skin.lit) + path(shade, skin.shade);
  if (head.plain) return planes;
  const glints =
    gouge(pts(-31, 4, -28, 18, -21, 31), 3, skin.glint) +
    gouge(pts(-25, 5, -23, 14, -18, 22), 2.4, skin.glint) +
    gouge(pts(-26, -38, -18, -46, -8, -50), 2.6, skin.glint) +
    gouge(pts(0, -12, 2, 0, 4.5, 10), 2.2, skin.glint) +
    gouge(pts(-9, 50, -4, 53, 0, 53), 2, skin.glint);
  const nose =
    stroke('M-8,14Q-11,18 -7,20', skin.shade, 2.6) + stroke('M-4,21.5Q0,24 5,21', ink, 2);
  return (
    planes +
    glints +
    nose +
    (head.beard ? beard(head.beard) : '') +
    eye(head) +
    mirror(eye(head)) +
    mouth(head) +
    (head.glasses ? glasses(head.glasses) : '')
  );
}
