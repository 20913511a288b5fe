import { figure } from '../parts/figure.ts';
import { dark, deep, ivory, warm } from '../parts/inks.ts';

/** Someone running to the right, in one of three strides. */
export function runner(
  x: number,
  y: number,
  height: number,
  stride: 0 | 1 | 2,
  top: string,
  shorts: string,
): string {
  const legs = (
    [
      [
        [
          [-60, -300],
          [-230, -190],
        ],
        [
          [150, -330],
          [130, -90],
        ],
      ],
      [
        [
          [110, -330],
          [60, -120],
        ],
        [
          [-40, -280],
          [-190, -70],
        ],
      ],
      [
        [
          [-90, -280],
          [-270, -240],
        ],
        [
          [120, -290],
          [190, -30],
        ],
      ],
    ] as const
  )[stride];
  return figure(x, y, height, {
    head: {
      skin: [deep, warm, dark][stride] ?? deep,
      hair: (['fade', 'bun', 'crop'] as const)[stride],
      plain: true,
    },
    look: 'right',
    chin: [70, -850],
    tilt: 4,
    shoulders: [
      [-40, -790],
      [90, -800],
    ],
    hips: [
      [-20, -500],
      [30, -500],
    ],
    top,
    sleeve: 0,
    arms: [
      [
        [110, -640],
        [230, -720],
      ],
      [
        [-130, -660],
        [-60, -540],
      ],
    ],
    behind: [true, false],
    legs,
    trousers: shorts,
    shorts: true,
    shoes: ivory,
  });
}
