import { frontHead, neck } from './bust.ts';
import type { Head } from './head.ts';
import { profileHead } from './profile.ts';
import { pts, at, blob, circle, group, type Point } from './svg.ts';
import { taper } from './taper.ts';

// A whole person, built on joints. The measure is 1000 units from the ground (y = 0) to the crown:
// shoulders near -820, hips near -500, knees near -260.

export interface Figure {
  readonly head: Head;
  /** Where the chin hangs, and which way the face looks. */
  readonly chin?: Point;
  readonly look?: 'front' | 'left' | 'right';
  readonly tilt?: number;
  readonly shoulders: readonly [left: Point, right: Point];
  readonly hips: readonly [left: Point, right: Point];
  readonly top: string;
  /** Elbow and hand of each arm; the first arm is drawn behind the body when `behind` says so. */
  readonly arms: readonly [readonly [Point, Point], readonly [Point, Point]];
  readonly behind?: readonly [boolean, boolean];
  /** How far the sleeve goes: 0 bare, 1 elbow, 2 wrist. */
  readonly sleeve?: 0 | 1 | 2;
  readonly legs?: readonly [readonly [Point, Point], readonly [Point, Point]];
  readonly trousers?: string;
  /** Bare below the knee: shorts. */
  readonly shorts?: boolean;
  readonly shoes?: string;
  /** A dress or wrapper: its outline from the left hip down and back up to the right hip. */
  readonly skirt?: { readonly points: readonly Point[]; readonly fill: string };
  /** Drawn over the body and under the arms: a lap, an apron, a bag. */
  readonly over?: string;
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function arm(figure: Figure, side: 0 | 1): string {
  const shoulder = figure.shoulders[side];
  const [elbow, hand] = figure.arms[side];
  const skin = figure.behind?.[side] ? figure.head.skin.shade : figure.head.skin.lit;
  const sleeve = figure.sleeve ?? 1;
  const bare =
    taper([shoulder, elbow, hand], [58, 46, 30], skin) + circle(hand[0], hand[1], 25, skin);
  if (sleeve === 0) return bare;
  const cuff = sleeve === 1 ? middle(shoulder, elbow) : middle(elbow, middle(elbow, hand));
  const cloth =
    sleeve === 1
      ? taper(
          [shoulder, cuff, [cuff[0] * 0.4 + elbow[0] * 0.6, cuff[1] * 0.4 + elbow[1] * 0.6]],
          [72, 70, 66],
          figure.top,
        )
      : taper(
          [shoulder, elbow, [elbow[0] * 0.25 + hand[0] * 0.75, elbow[1] * 0.25 + hand[1] * 0.75]],
          [72, 58, 44],
          figure.top,
        );
  return bare + cloth;
}

function legs(figure: Figure): string {
  if (!figure.legs) return '';
  const fill = figure.trousers ?? figure.top;
  const both = ([0, 1] as const).map((side) => {
    const [knee, foot] = figure.legs?.[side] ?? [
      [0, 0],
      [0, 0],
    ];
    const hip = figure.hips[side];
    const skin = side === 0 ? figure.head.skin.shade : figure.head.skin.lit;
    const shoe = figure.shoes
      ? taper(pts(foot[0] - 14, foot[1] + 6, foot[0] + 54, foot[1] + 16), [44, 26], figure.shoes)
      : taper(pts(foot[0] - 10, foot[1] + 8, foot[0] + 44, foot[1] + 16), [34, 20], skin);
    const leg = figure.shorts
      ? taper([hip, knee, foot], [90, 60, 36], skin) +
        taper(
          [
            hip,
            middle(hip, knee),
            [hip[0] * 0.15 + knee[0] * 0.85, hip[1] * 0.15 + knee[1] * 0.85],
          ],
          [104, 104, 92],
          fill,
        )
      : taper([hip, knee, foot], [104, 80, 56], fill);
    return shoe + leg;
  });
  return both.join('');
}

export function figure(x: number, y: number, height: number, person: Figure): string {
  const [left, right] = person.shoulders;
  const [hipL, hipR] = person.hips;
  const [chinX, chinY] = person.chin ?? [
    (left[0] + right[0]) / 2,
    Math.min(left[1], right[1]) - 46,
  ];
  const scale = height / 1000;
  const head =
    person.look === 'right'
      ? profileHead(person.head)
      : person.look === 'left'
        ? group('scale(-1 1)', profileHead(person.head))
        : frontHead(person.head);
  const waist = middle(middle(left, right), middle(hipL, hipR));
  const torso = blob(
    pts(
      left[0] - 10,
      left[1] - 6,
      (left[0] + right[0]) / 2,
      Math.min(left[1], right[1]) - 36,
      right[0] + 10,
      right[1] - 6,
      right[0] + 6,
      right[1] + 70,
      waist[0] + 70,
      waist[1] + 10,
      hipR[0] + 44,
      hipR[1] + 10,
      hipL[0] - 44,
      hipL[1] + 10,
      waist[0] - 70,
      waist[1] + 10,
      left[0] - 6,
      left[1] + 70,
    ),
    person.top,
  );
  const placed = group(
    `${at(chinX, chinY - 66, 1.14)} rotate(${person.tilt ?? 0} 0 60)`,
    person.look === 'front' || !person.look ? neck(person.head) : '',
    head,
  );
  const arms = ([0, 1] as const).map((side) => arm(person, side));
  return group(
    at(x, y, scale),
    person.behind?.[0] ? (arms[0] ?? '') : '',
    person.behind?.[1] ? (arms[1] ?? '') : '',
    legs(person),
    person.look === 'front' || !person.look ? '' : placed,
    torso,
    person.look === 'front' || !person.look ? placed : '',
    person.skirt ? blob(person.skirt.points, person.skirt.fill) : '',
    person.over ?? '',
    person.behind?.[0] ? '' : (arms[0] ?? ''),
    person.behind?.[1] ? '' : (arms[1] ?? ''),
  );
}
