/** Most signs of the last part of an address. */
const LONGEST = 80;

/**
 * A file name for a title: lower-case letters without accents, digits and dashes, cut between words.
 *
 * @returns empty for a title without a letter or digit.
 */
export function slugOf(title: string): string {
  const whole = title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return whole.length <= LONGEST ? whole : whole.slice(0, LONGEST + 1).replace(/-[^-]*$/, '');
}
