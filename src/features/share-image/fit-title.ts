/** The place of a title on a share image. */
export interface TitleBox {
  /** In pixels. */
  width: number;
  height: number;
  /** Sizes of letters to try, largest first, in pixels. */
  sizes: readonly [number, ...number[]];
  /** Distance of two baselines, as a share of the size. */
  leading: number;
}

/** A title in lines that fit. */
interface FittedTitle {
  /** In pixels. */
  size: number;
  lines: string[];
}

type Measure = (text: string) => number;

/** How many halvings bring the lines of a title to equal lengths. */
const HALVINGS = 6;

/**
 * Sets a title in the largest letters in which it fits, with lines of about the same length, which `satori` (26 MB)
 * doesn't do. One that fits in none is cut, with « … », in the smallest.
 *
 * @param title on one line; no-break spaces hold their words together.
 * @param box where it must stay.
 * @param measure the width of a text, in ems.
 */
export function fitTitle(title: string, box: TitleBox, measure: Measure): FittedTitle {
  const words = title.split(' ').filter((word) => word !== '');
  const longest = Math.max(0, ...words.map(measure));
  for (const size of box.sizes) {
    const width = box.width / size;
    if (longest > width) continue;
    const lines = wrap(words, width, measure);
    if (lines.length <= lineCount(box, size))
      return { size, lines: balance(words, lines, width, measure) };
  }
  const size = Math.min(...box.sizes);
  return { size, lines: cut(words, box.width / size, lineCount(box, size), measure) };
}

/** Fills each line with as many words as it holds. */
function wrap(words: readonly string[], width: number, measure: Measure): string[] {
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    return last !== undefined && measure(joined) > width
      ? [...lines, word]
      : [...lines.slice(0, -1), joined];
  }, []);
}

/** The same number of lines, in the narrowest column that has room for them. */
function balance(
  words: readonly string[],
  lines: string[],
  width: number,
  measure: Measure,
): string[] {
  let best = lines;
  let [narrow, wide] = [Math.max(0, ...words.map(measure)), width];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (narrow + wide) / 2;
    const tried = wrap(words, middle, measure);
    if (tried.length > lines.length) narrow = middle;
    else [wide, best] = [middle, tried];
  }
  return best;
}

/** As many lines as there is room for; a word that is wider than a line is broken. */
function cut(words: readonly string[], width: number, count: number, measure: Measure): string[] {
  const lines = wrap(
    words.flatMap((word) => pieces(word, width, measure)),
    width,
    measure,
  );
  if (lines.length <= count) return lines;
  let last = lines[count - 1] ?? '';
  while (measure(`${last}…`) > width) last = Array.from(last).slice(0, -1).join('');
  return [...lines.slice(0, count - 1), `${last.trimEnd()}…`];
}

function pieces(word: string, width: number, measure: Measure): string[] {
  return Array.from(word).reduce<string[]>((parts, character) => {
    const longer = (parts.at(-1) ?? '') + character;
    return measure(longer) > width ? [...parts, character] : [...parts.slice(0, -1), longer];
  }, []);
}

function lineCount({ height, leading }: TitleBox, size: number): number {
  return Math.max(1, Math.floor(height / (size * leading)));
}
