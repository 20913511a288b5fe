import { decodeWords, splitWords } from './encode-words.ts';

/** A part of a result's title or excerpt: words that match the query, or words that don't. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

const TRAILING_PUNCTUATION = /[\s\p{P}]+$/u;

/** Number of words in an excerpt, and how many of them precede the first match. */
const EXCERPT_WORDS = 30;
const WORDS_BEFORE_MATCH = 6;

/**
 * Highlights the matches in a result's title, and in the excerpt of its text that has most of them.
 *
 * @param content the title and the text behind it, in one string that `encodeWords` has prepared for Pagefind.
 * @param titleLength in words.
 * @param locations of the matches, in words from the start.
 */
export function highlightMatches(
  content: string,
  titleLength: number,
  locations: readonly number[],
): { title: TextPart[]; excerpt: TextPart[] } {
  const words = splitWords(content);
  const matches = new Set(locations);
  const firstMatch = findDensestMatch([...matches].filter((index) => index >= titleLength));
  const start = Math.max(
    titleLength,
    Math.min(firstMatch - WORDS_BEFORE_MATCH, words.length - EXCERPT_WORDS),
  );
  const end = start + EXCERPT_WORDS;
  const excerpt = toTextParts(words.slice(start, end), (index) => matches.has(start + index));
  return {
    title: toTextParts(words.slice(0, titleLength), (index) => matches.has(index)),
    excerpt: [
      ...(start > titleLength ? [{ text: '… ', isMatch: false }] : []),
      ...excerpt,
      ...(end < words.length ? [{ text: ' …', isMatch: false }] : []),
    ],
  };
}

/** Returns the location of the match that most others follow closely. The excerpt begins a few words before it. */
function findDensestMatch(locations: readonly number[]): number {
  const countFollowing = (start: number) =>
    locations.filter(
      (index) => index >= start && index < start + EXCERPT_WORDS - WORDS_BEFORE_MATCH,
    ).length;
  return locations.toSorted((a, b) => countFollowing(b) - countFollowing(a) || a - b)[0] ?? 0;
}

function toTextParts(words: readonly string[], isMatch: (index: number) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  for (const [index, encoded] of words.entries()) {
    const word = decodeWords(encoded);
    const text = word.replace(TRAILING_PUNCTUATION, '');
    const isLast = index === words.length - 1;
    appendPart(parts, { text, isMatch: isMatch(index) });
    // The punctuation between two matches is highlighted with them.
    const tail = word.slice(text.length);
    appendPart(parts, {
      text: isLast ? tail.trimEnd() : tail,
      isMatch: isMatch(index) && isMatch(index + 1),
    });
  }
  return parts;
}

function appendPart(parts: TextPart[], { text, isMatch }: TextPart) {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.isMatch === isMatch) last.text += text;
  else parts.push({ text, isMatch });
}
