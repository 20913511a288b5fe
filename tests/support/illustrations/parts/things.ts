import { gouge } from './gouge.ts';
import { indigo, ink, ivory, ochre, paper } from './inks.ts';
import { pts, at, circle, ellipse, group, path, polygon, rect, stroke, times } from './svg.ts';

export function laptop(x: number, y: number, scale: number, fill = ink, mark = ochre): string {
  return group(
    at(x, y, scale),
    path('M-140,-180H140Q152,-180 152,-168L162,0H-162L-152,-168Q-152,-180 -140,-180Z', fill),
    polygon(pts(0, -122, 30, -90, 0, -58, -30, -90), mark),
    polygon(pts(0, -106, 15, -90, 0, -74, -15, -90), fill),
    path('M-186,0H186L196,20H-196Z', paper),
    stroke('M-186,0H186', ink, 5),
  );
}

/** An open book seen from the reader's far side. */
export function openBook(x: number, y: number, scale: number, cover: string, turn = 0): string {
  return group(
    at(x, y, scale, turn),
    path(
      'M0,10C-40,-16 -100,-20 -150,-6V96C-100,82 -40,86 0,112C40,86 100,82 150,96V-6C100,-20 40,-16 0,10Z',
      cover,
    ),
    path(
      'M0,0C-40,-26 -96,-30 -140,-16V82C-96,70 -40,74 0,100C40,74 96,70 140,82V-16C96,-30 40,-26 0,0Z',
      ivory,
    ),
    stroke('M0,0V100', ink, 4),
    times(5, (i) =>
      stroke(
        `M-122,${2 + i * 15}Q-66,${-10 + i * 15} -18,${12 + i * 15}M122,${2 + i * 15}Q66,${-10 + i * 15} 18,${12 + i * 15}`,
        ink,
        3,
      ),
    ),
  );
}

/** A market parasol with its panels; x, y is the tip. */
export function parasol(
  x: number,
  y: number,
  w: number,
  inks: readonly [string, string],
  pole: number,
  line = ink,
): string {
  const h = w * 0.34;
  const panel = (i: number): string => {
    const [a, b] = [-w / 2 + (w * i) / 6, -w / 2 + (w * (i + 1)) / 6];
    const dip = h + h * 0.16;
    return path(
      `M0,0Q${a * 0.8},${h * 0.16} ${a},${h}Q${(a + b) / 2},${dip} ${b},${h}Q${b * 0.8},${h * 0.16} 0,0Z`,
      inks[i % 2] ?? ink,
    );
  };
  return group(
    at(x, y),
    rect(-6, 0, 12, pole, line),
    times(6, panel),
    circle(0, -4, w * 0.016, line),
  );
}

/** An enamel basin heaped with round fruit. */
export function basin(
  x: number,
  y: number,
  w: number,
  bowl: string,
  fruit: string,
  leaf?: string,
): string {
  const r = w * 0.105;
  const heap = [5, 4, 3, 2].flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const cx = (i - (count - 1) / 2) * r * 1.85;
      const cy = -r * 0.5 - row * r * 1.3;
      return (
        circle(cx, cy, r, fruit) +
        gouge(
          pts(cx - r * 0.5, cy - r * 0.1, cx - r * 0.35, cy - r * 0.5, cx + r * 0.1, cy - r * 0.62),
          r * 0.22,
          ivory,
        ) +
        stroke(
          `M${cx + r * 0.6},${cy + r * 0.5}Q${cx + r},${cy + r * 0.1} ${cx + r * 0.7},${cy - r * 0.6}`,
          ink,
          r * 0.1,
        ) +
        (leaf ? circle(cx, cy - r * 0.7, r * 0.2, leaf) : '')
      );
    }),
  );
  return group(
    at(x, y),
    ...heap,
    path(
      `M${-w / 2},0H${w / 2}C${w * 0.46},${w * 0.2} ${w * 0.34},${w * 0.26} ${w * 0.26},${w * 0.27}H${-w * 0.26}C${-w * 0.34},${w * 0.26} ${-w * 0.46},${w * 0.2} ${-w / 2},0Z`,
      bowl,
    ),
    stroke(`M${-w / 2},0H${w / 2}`, ink, w * 0.022),
    times(6, (i) => circle(-w * 0.3 + i * w * 0.12, w * 0.13, w * 0.022, ivory)),
  );
}

/** A hand lantern, lit. */
export function lantern(x: number, y: number, scale: number, glass: string, frame = ink): string {
  return group(
    at(x, y, scale),
    stroke('M-40,-96C-40,-160 40,-160 40,-96', frame, 8),
    path('M-30,-118H30L50,-84H-50Z', frame),
    path('M-46,-80H46L58,60H-58Z', glass),
    path('M0,-44C26,-10 24,28 0,40C-24,28 -26,-10 0,-44Z', ivory),
    path('M0,-8C10,8 10,24 0,30C-10,24 -10,8 0,-8Z', ochre),
    stroke('M-46,-80L-58,60M46,-80L58,60M-16,-80L-20,60M16,-80L20,60', frame, 5),
    path('M-70,60H70L60,92H-60Z', frame),
    ellipse(0, -122, 16, 7, indigo),
  );
}
