import { parseHTML } from 'linkedom';

/** Nothing that is longer says what a page is. */
const LONGEST = 2000;

/**
 * One line of plain text of what a page says of itself: some write markup, or signs by their names, where text belongs.
 *
 * @returns nothing when no word is left.
 */
export function plainLine(text: string | null | undefined): string | undefined {
  const start = text?.slice(0, LONGEST) ?? '';
  return spaced(/[&<]/.test(start) ? withoutMarkup(start) : start).trim() || undefined;
}

/** One space in the place of many; the one that French typography doesn't break stays. */
export function spaced(text: string): string {
  return text.replaceAll(/\s+/g, (run) => (/^[\u00a0\u202f]$/.test(run) ? run : ' '));
}

function withoutMarkup(text: string): string {
  return parseHTML(`<html><body>${text}</body></html>`).document.body.textContent;
}
