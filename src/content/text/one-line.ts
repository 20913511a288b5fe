/**
 * Several facts in one line, « Douala · 18 novembre 2026 », which breaks between two of them alone.
 *
 * @param facts in order; what is missing leaves no trace.
 * @returns an empty text when nothing is known.
 */
export const oneLine = (...facts: (string | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
