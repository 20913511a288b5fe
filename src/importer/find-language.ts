/** Match frequent words that only one of the two languages has. They are counted to find the language of a text. */
const ENGLISH_WORDS = /\b(?:the|and|of|to|in|is|was|for|that|with|from|has)\b/giu;
const FRENCH_WORDS = /\b(?:le|la|les|des|du|et|est|une?|dans|pour|que|qui|avec)\b/giu;

/**
 * Finds the language of a text by its frequent words: many pages declare the language of their program instead.
 *
 * @returns undefined for French, which a content file needn't state.
 */
export function findLanguage(text: string): 'en' | undefined {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  return count(ENGLISH_WORDS) > 2 * count(FRENCH_WORDS) ? 'en' : undefined;
}
