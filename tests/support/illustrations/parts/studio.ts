import { ink, ivory, ochre, paper } from './inks.ts';
import { pts, circle, ellipse, group, at, path, polygon, rect, stroke, times } from './svg.ts';
import { taper } from './taper.ts';

/** A hand microphone: head at the origin, handle running down. */
export function handMic(x: number, y: number, scale: number, turn: number, band = ochre): string {
  return group(
    at(x, y, scale, turn),
    taper(pts(0, 20, 0, 90, 0, 210), [48, 42, 34], ink),
    circle(0, -10, 46, ink),
    times(4, (i) =>
      stroke(
        `M${-36 + i * 4},${-30 + i * 14}Q0,${-16 + i * 14} ${36 - i * 4},${-30 + i * 14}`,
        paper,
        3,
      ),
    ),
    rect(-30, 32, 60, 18, band, 6),
    rect(-14, 90, 10, 30, paper, 5),
  );
}

/** The microphone of a radio studio, in its cradle, seen from the side. */
export function studioMic(x: number, y: number, scale: number, turn = 0): string {
  return group(
    at(x, y, scale, turn),
    stroke('M-78,-30V70Q-78,110 0,110Q78,110 78,70V-30', ink, 12),
    path('M-56,-100Q-56,-150 0,-150Q56,-150 56,-100V40Q56,84 0,84Q-56,84 -56,40Z', ink),
    times(7, (i) => stroke(`M-40,${-112 + i * 17}H40`, i % 2 ? ochre : paper, 5)),
    rect(-56, 14, 112, 14, ochre),
    circle(-78, -24, 13, ochre),
    circle(78, -24, 13, ochre),
    taper(pts(0, 108, 0, 180, 10, 330), [26, 24, 24], ink),
  );
}

/** A television camera on its pedestal, seen from behind and to the left: it frames the scene. */
export function tvCamera(x: number, y: number, scale: number): string {
  return group(
    at(x, y, scale),
    taper(pts(0, 120, 0, 300, 0, 620), [70, 60, 90], ink),
    stroke('M-20,120L-150,210', ink, 18),
    path(
      'M-190,-80H130Q146,-80 146,-64V100Q146,116 130,116H-190Q-206,116 -206,100V-64Q-206,-80 -190,-80Z',
      ink,
    ),
    polygon(pts(146, -46, 214, -66, 214, 102, 146, 82), ink),
    path('M214,-82H300L336,-104V140L300,118H214Z', ink),
    rect(-120, -150, 190, 46, ink, 12),
    stroke('M-90,-110V-76M40,-110V-76', ink, 14),
    circle(-166, -128, 15, '#b5532c'),
    path('M-300,-130H-206V-10H-300Q-312,-10 -312,-22V-118Q-312,-130 -300,-130Z', ink),
    rect(-296, -114, 76, 88, ochre),
    circle(-258, -80, 15, ink),
    path('M-292,-30C-286,-62 -230,-62 -224,-30Z', ink),
    stroke('M-180,-54H120M-180,90H120', ivory, 4),
    stroke('M-160,-20H-40M-160,4H-80', ivory, 4),
    circle(70, 20, 40, ivory),
    circle(70, 20, 33, ink),
    stroke('M50,20H90M70,0V40', ivory, 4),
    stroke('M228,-60V96M250,-62V98', ochre, 5),
  );
}

/** A spotlight hung from a grid, with its barn doors. */
export function spot(x: number, y: number, scale: number, turn: number): string {
  return group(
    at(x, y, scale, turn),
    stroke('M0,-70V-20', ink, 12),
    path('M-44,-30H44L54,50H-54Z', ink),
    polygon(pts(-54, 50, -84, 96, -30, 62), ink),
    polygon(pts(54, 50, 84, 96, 30, 62), ink),
    ellipse(0, 52, 48, 12, ivory),
  );
}

/** The cone of light under a spotlight. */
export const beam = (
  x: number,
  y: number,
  toX: number,
  toY: number,
  spread: number,
  fill: string,
): string =>
  polygon(pts(x - 30, y, x + 30, y, toX + spread, toY, toX - spread, toY), fill, 'opacity="0.32"');

/** Headphones over a profile head drawn at the same origin. */
export const headphones = (colour: string): string =>
  stroke('M-6,2C-26,-50 -10,-76 8,-78', colour, 9) +
  ellipse(-4, 4, 16, 23, colour) +
  ellipse(-2, 4, 9, 15, ochre);
