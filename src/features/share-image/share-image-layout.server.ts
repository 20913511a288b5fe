import { fitTitle, type TitleBox } from './fit-title.ts';
import { textPath, textWidth, toDrawableText } from './share-image-font.server.ts';
import { readFileSync } from 'node:fs';

/** The words that are drawn on a share image. */
export interface ShareText {
  /** Short line above the title. */
  kicker: string;
  title: string;
  /** Name and profession of the owner. */
  name: string;
  profession: string;
}

/** Size of a share image in pixels, as messengers and social networks ask for it. */
const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;

/** Left edge and width, in pixels, of the right part of the image, which the picture fills over the whole height. */
export const PICTURE_PANEL = { left: 684, width: IMAGE_WIDTH - 684 };

/** Width in pixels of the band between text and picture: one column of lozenges. */
const DIVIDER_WIDTH = 44;

/** Margin at the left and right of the text, and its width, in pixels. */
const TEXT_MARGIN = 60;
const TEXT_WIDTH = PICTURE_PANEL.left - DIVIDER_WIDTH - 2 * TEXT_MARGIN;

const KICKER_LINE = { y: 116, size: 25 };
const TITLE_BOX: TitleBox = {
  width: TEXT_WIDTH,
  height: 330,
  sizes: [92, 84, 76, 69, 63, 57, 52, 47, 43, 39, 35],
  lineHeight: 1.12,
};
const TITLE_TOP = 156;
/** Height of an accented capital above the baseline, as a share of the font size. */
const CAPITAL_ASCENT = 0.76;
const NAME_LINE = { y: 541, size: 32 };
const PROFESSION_LINE = { y: 574, size: 21 };

/**
 * Renders the share image as an SVG, without the picture; text is drawn as outlines, so that the font needn't be installed.
 *
 * @param withNdopPanel whether a ndop pattern fills the place of the picture.
 */
export function renderLayoutSvg(text: ShareText, withNdopPanel: boolean): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}">
    <defs>${ndopPatterns()}</defs>
    <rect width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" fill="${paletteColor('paper')}"/>
    ${textLayerSvg(text)}
    <g transform="translate(${PICTURE_PANEL.left - DIVIDER_WIDTH} 0)">
      <rect width="${DIVIDER_WIDTH}" height="${IMAGE_HEIGHT}" fill="${paletteColor('indigo-900')}"/>
      <rect width="${DIVIDER_WIDTH}" height="${IMAGE_HEIGHT}" fill="url(#selvedge)" opacity=".8"/>
    </g>
    ${withNdopPanel ? ndopPanelSvg() : ''}
  </svg>`;
}

/** Renders the accent bar and the lines of text as SVG elements, without the `<svg>` around them. */
function textLayerSvg({ kicker, title, name, profession }: ShareText): string {
  const { size, lines } = fitTitle(toDrawableText(title), TITLE_BOX, textWidth);
  const baseline = (index: number) =>
    TITLE_TOP + size * (CAPITAL_ASCENT + index * TITLE_BOX.lineHeight);
  return `
    <rect x="${TEXT_MARGIN}" y="${TEXT_MARGIN}" width="72" height="6" fill="${paletteColor('ochre-500')}"/>
    <g fill="${paletteColor('ochre-700')}">${textLineSvg(kicker, KICKER_LINE)}</g>
    <g fill="${paletteColor('ink')}">
      ${lines.map((text, index) => textPath(text, TEXT_MARGIN, baseline(index), size)).join('')}
      ${textLineSvg(name, NAME_LINE)}
    </g>
    <g fill="${paletteColor('ink-soft')}">${textLineSvg(profession, PROFESSION_LINE)}</g>`;
}

/** Renders one line of text as an SVG path, in a smaller font size where it would be too long. */
function textLineSvg(text: string, { y, size }: { y: number; size: number }): string {
  const drawable = toDrawableText(text);
  const fittingSize = Math.min(size, TEXT_WIDTH / Math.max(1, textWidth(drawable)));
  return textPath(drawable, TEXT_MARGIN, y, fittingSize);
}

/** Renders the ndop pattern that stands in for a picture. Its lines have one shade, to keep the PNG's palette small. */
function ndopPanelSvg(): string {
  const { left, width } = PICTURE_PANEL;
  return `<g transform="translate(${left} 0)">
      <rect width="${width}" height="${IMAGE_HEIGHT}" fill="${paletteColor('indigo-800')}"/>
      <g opacity=".6">
        <rect width="${width}" height="124" fill="url(#chevrons)"/>
        <rect width="${width + 4}" height="364" transform="translate(-2 133)" fill="url(#lozenges)"/>
        <rect width="${width}" height="124" transform="translate(0 506)" fill="url(#chevrons)"/>
        <path d="M0 126h${width}M0 504h${width}" stroke="${paletteColor('indigo-200')}" stroke-width="2.5"/>
      </g>
      <circle cx="${width / 2}" cy="315" r="150" fill="${paletteColor('indigo-800')}"/>
      <circle cx="${width / 2}" cy="315" r="136" fill="${paletteColor('ochre-500')}"/>
    </g>`;
}

/** SVG definitions of the patterns of `src/styles/ndop.css`, enlarged. */
function ndopPatterns(): string {
  return `
    <pattern id="selvedge" width="${DIVIDER_WIDTH}" height="45" patternUnits="userSpaceOnUse"
      fill="none" stroke="${paletteColor('indigo-200')}" stroke-width="2.5">
      <path d="M22 3.5 41 22.5 22 41.5 3 22.5z"/>
      <path d="M22 13 31.5 22.5 22 32 12.5 22.5z"/>
      <path d="M22 22.5h0M3 0h0M41 0h0M3 45h0M41 45h0" stroke-width="6" stroke-linecap="round"/>
    </pattern>
    <pattern id="lozenges" width="104" height="104" patternUnits="userSpaceOnUse"
      fill="none" stroke="${paletteColor('indigo-200')}" stroke-width="2.5">
      <path d="M52 4 100 52 52 100 4 52z"/>
      <path d="M52 20 84 52 52 84 20 52z" stroke-dasharray="5.657 5.657"/>
      <path d="M52 36 68 52 52 68 36 52z"/>
      <path d="M52 52h0" stroke-width="8" stroke-linecap="round"/>
      <path d="m0 0 14 14M104 0 90 14M0 104l14-14M104 104 90 90" stroke-dasharray="0 7.071" stroke-width="4"
        stroke-linecap="round"/>
    </pattern>
    <pattern id="chevrons" width="52" height="62" patternUnits="userSpaceOnUse"
      fill="none" stroke="${paletteColor('indigo-200')}" stroke-width="2.5">
      <path d="m0 28 26-20 26 20M0 41l26-20 26 20"/>
      <path d="M0 54h52" stroke-dasharray="0 6.5" stroke-width="4.5" stroke-linecap="round"/>
    </pattern>`;
}

/** Text of the style sheet that defines the site's colours. */
export const TOKENS_CSS = readFileSync('src/styles/tokens.css', 'utf8');

/**
 * Reads a colour of the site's palette from the stylesheet.
 *
 * @param name as in `src/styles/tokens.css`, without « --palette- ».
 * @throws Error for an unknown name.
 */
export function paletteColor(name: string): string {
  const value = new RegExp(`--palette-${name}: (#[\\da-f]{6});`).exec(TOKENS_CSS)?.[1];
  if (value === undefined) throw new Error(`No colour « ${name} » in src/styles/tokens.css.`);
  return value;
}
