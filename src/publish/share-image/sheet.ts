import { fitTitle, type TitleBox } from './fit-title.ts';
import type { INKS } from './flat-colors.ts';
import { textWidth, writable } from './letters.ts';
import { ndopPatterns, SELVEDGE } from './ndop.ts';
import { color } from './palette.ts';

/** What a share image says. */
export interface ShareText {
  /** A few words above the title. */
  kicker: string;
  title: string;
  /** Who signs, and what she does. */
  name: string;
  profession: string;
}

/** Size of a share image, in pixels: what messengers and networks ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Where the picture stands, in pixels: the right of the sheet, over its whole height. */
export const PANEL = { left: 684, width: WIDTH - 684, height: HEIGHT };

/** How wide the paper is that the writing has to itself, in pixels. */
export const PAPER_WIDTH = PANEL.left - SELVEDGE;

/** Of the writing, in pixels. */
export const MARGIN = 60;
/** The stroke above it. */
export const STROKE = { left: MARGIN, top: MARGIN, width: 72, height: 6 };

const COLUMN = PAPER_WIDTH - 2 * MARGIN;

const KICKER = { y: 116, size: 25 };
const TITLE: TitleBox = {
  width: COLUMN,
  height: 330,
  sizes: [92, 84, 76, 69, 63, 57, 52, 47, 43, 39, 35],
  leading: 1.12,
};
const TITLE_TOP = 156;
/** How far above the baseline a capital with an accent reaches, as a share of its size. */
const ASCENT = 0.76;
const NAME = { y: 541, size: 32 };
const PROFESSION = { y: 574, size: 21 };

/** The sheet beside the paper: the selvedge of a cloth, and the cloth where no picture will lie. */
export function groundSvg(): string {
  const { left, width } = PANEL;
  return svg(`
    <defs>${ndopPatterns()}</defs>
    <rect x="${PAPER_WIDTH}" width="${width + SELVEDGE}" height="${HEIGHT}" fill="${color('indigo-800')}"/>
    <g transform="translate(${left} 0)">
      <rect width="${width}" height="124" fill="url(#chevrons)" opacity=".45"/>
      <g transform="translate(-2 133)">
        <rect width="${width + 4}" height="364" fill="url(#lozenges)" opacity=".6"/>
      </g>
      <circle cx="${width / 2}" cy="315" r="150" fill="${color('indigo-800')}"/>
      <circle cx="${width / 2}" cy="315" r="136" fill="${color('ochre-500')}"/>
      <g transform="translate(0 506)">
        <rect width="${width}" height="124" fill="url(#chevrons)" opacity=".45"/>
      </g>
      <path d="M0 126h${width}M0 504h${width}" stroke="${color('indigo-200')}" stroke-width="2.5"/>
    </g>
    <g transform="translate(${PAPER_WIDTH} 0)">
      <rect width="${SELVEDGE}" height="${HEIGHT}" fill="${color('indigo-900')}"/>
      <rect width="${SELVEDGE}" height="${HEIGHT}" fill="url(#selvedge)" opacity=".8"/>
    </g>`);
}

/** One line of writing. */
export interface Line {
  text: string;
  /** Its baseline, in pixels. */
  y: number;
  /** Of its letters, in pixels. */
  size: number;
  ink: keyof typeof INKS;
}

/** What is written on the paper; each line starts at its margin. */
export function writing({ kicker, title, name, profession }: ShareText): Line[] {
  const { size, lines } = fitTitle(writable(title), TITLE, textWidth);
  return [
    line(kicker, KICKER, 'ochre'),
    ...lines.map((text, index) => ({
      text,
      y: Math.round(TITLE_TOP + size * (ASCENT + index * TITLE.leading)),
      size,
      ink: 'ink' as const,
    })),
    line(name, NAME, 'ink'),
    line(profession, PROFESSION, 'soft'),
  ];
}

/** One line, in smaller letters where it would be too long. */
function line(text: string, { y, size }: { y: number; size: number }, ink: Line['ink']): Line {
  const written = writable(text);
  const fitting = Math.floor(COLUMN / Math.max(1, textWidth(written)));
  return { text: written, y, size: Math.min(size, fitting), ink };
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
}
