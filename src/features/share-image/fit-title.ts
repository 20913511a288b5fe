/** The space for the title on a share image. */
export interface TitleBox {
  /** Size of the box that the title must fit, in pixels. */
  width: number;
  height: number;
  /** Font sizes to try, largest first, in pixels. */
  sizes: readonly [number, ...number[]];
  /** Distance of two baselines, as a multiple of the font size. */
  lineHeight: number;
}

interface FittedTitle {
  /** Font size, in pixels. */
  size: number;
  lines: string[];
}

/** Returns the width of a text, in ems. */
type Measure = (text: string) => number;

/** Steps of the binary search for the narrowest column. */
const BALANCE_STEPS = 6;

/**
 * Sets a title in the largest font size in which it fits, with lines of about the same length, which `satori` (26 MB)
 * doesn't do. A title that fits in none is truncated with « … » in the smallest.
 *
 * @param title on one line; it isn't broken at no-break spaces.
 */
export function fitTitle(title: string, box: TitleBox, measure: Measure): FittedTitle {
  const words = title.split(' ').filter((word) => word !== '');
  const longest = Math.max(0, ...words.map(measure));
  for (const size of box.sizes) {
    const width = box.width / size;
    if (longest > width) continue;
    const lines = wrapWords(words, width, measure);
    if (lines.length <= maxLineCount(box, size))
      return { size, lines: balanceLines(words, lines, width, measure) };
  }
  const size = Math.min(...box.sizes);
  return { size, lines: truncateLines(words, box.width / size, maxLineCount(box, size), measure) };
}

/** Fills each line with as many words as it holds. */
function wrapWords(words: readonly string[], width: number, measure: Measure): string[] {
  return words.reduce<string[]>((lines, word) => {
    const lastLine = lines.at(-1);
    const joined = lastLine === undefined ? word : `${lastLine} ${word}`;
    return lastLine !== undefined && measure(joined) > width
      ? [...lines, word]
      : [...lines.slice(0, -1), joined];
  }, []);
}

/** Wraps words into the same number of lines, in the narrowest column that holds them. */
function balanceLines(
  words: readonly string[],
  lines: string[],
  width: number,
  measure: Measure,
): string[] {
  let best = lines;
  let [tooNarrow, wideEnough] = [Math.max(0, ...words.map(measure)), width];
  for (let step = 0; step < BALANCE_STEPS; step++) {
    const middle = (tooNarrow + wideEnough) / 2;
    const attempt = wrapWords(words, middle, measure);
    if (attempt.length > lines.length) tooNarrow = middle;
    else [wideEnough, best] = [middle, attempt];
  }
  return best;
}

/** Wraps words into at most `count` lines; breaks a word that is wider than a line. */
function truncateLines(
  words: readonly string[],
  width: number,
  count: number,
  measure: Measure,
): string[] {
  const lines = wrapWords(
    words.flatMap((word) => breakWord(word, width, measure)),
    width,
    measure,
  );
  if (lines.length <= count) return lines;
  let lastLine = lines[count - 1] ?? '';
  while (measure(`${lastLine}…`) > width) lastLine = Array.from(lastLine).slice(0, -1).join('');
  return [...lines.slice(0, count - 1), `${lastLine.trimEnd()}…`];
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  return Array.from(word).reduce<string[]>((parts, character) => {
    const longer = (parts.at(-1) ?? '') + character;
    return measure(longer) > width ? [...parts, character] : [...parts.slice(0, -1), longer];
  }, []);
}

function maxLineCount({ height, lineHeight }: TitleBox, size: number): number {
  return Math.max(1, Math.floor(height / (size * lineHeight)));
}
