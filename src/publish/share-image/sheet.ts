import { fitTitle, type TitleBox } from './fit-title.ts';
import { textPath, textWidth, writable } from './letters.ts';
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

const MARGIN = 60;
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
      <circle cx="${width / 2}" cy="315" r="136" fill="${color('ochre-500')}"/>
      <circle cx="${width / 2}" cy="315" r="152" fill="none" stroke="${color('ochre-500')}"
        stroke-width="12" stroke-dasharray="2 9.94"/>
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

/** The paper and what is written on it. */
export function paperSvg({ kicker, title, name, profession }: ShareText): string {
  const { size, lines } = fitTitle(writable(title), TITLE, textWidth);
  const baseline = (index: number) => TITLE_TOP + size * (ASCENT + index * TITLE.leading);
  return svg(
    `
    <rect width="${PAPER_WIDTH}" height="${HEIGHT}" fill="${color('paper')}"/>
    <rect x="${MARGIN}" y="${MARGIN}" width="72" height="6" fill="${color('ochre-500')}"/>
    <g fill="${color('ochre-700')}">${line(kicker, KICKER)}</g>
    <g fill="${color('ink')}">
      ${lines.map((text, index) => textPath(text, MARGIN, baseline(index), size)).join('')}
      ${line(name, NAME)}
    </g>
    <g fill="${color('ink-soft')}">${line(profession, PROFESSION)}</g>`,
    PAPER_WIDTH,
  );
}

/** One line, in smaller letters where it would be too long. */
function line(text: string, { y, size }: { y: number; size: number }): string {
  const written = writable(text);
  const fitting = Math.min(size, COLUMN / Math.max(1, textWidth(written)));
  return textPath(written, MARGIN, y, fitting);
}

function svg(content: string, width = WIDTH): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">${content}</svg>`;
}
