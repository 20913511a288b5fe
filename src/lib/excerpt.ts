/** More than the longest description that a card shows: four lines (spec §9). */
const LENGTH = 240;

/**
 * The start of a text, cut between two words.
 *
 * @param text plain text on one line.
 * @returns the whole text, or at most 240 characters of it and « … ».
 */
export function excerpt(text: string): string {
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LENGTH - 1)).replace(/[\s,;:.–—]+$/u, '')}…`;
}
