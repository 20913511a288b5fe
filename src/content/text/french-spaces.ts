/** A sign before which French puts a space, where it ends a word and not the start of something else. */
const BEFORE_SIGN = /(?<=\S) +(?=[:;!?%]+(?:[\s.…,»”’"')\]*_~]|$))/gm;
const BEFORE_CLOSING = /(?<=\S) +(?=»)/g;
const AFTER_OPENING = /(?<=«) +(?=\S)/g;

/**
 * A French text of which no line begins with « : » or ends with an opening guillemet: a keyboard writes an ordinary space
 * there, at which a line may be broken. The narrow one stands before a sign, as in the texts of the site itself.
 *
 * @param text plain, or with the formatting of an article.
 */
export const frenchSpaces = (text: string): string =>
  text
    .replaceAll(BEFORE_SIGN, '\u202f')
    .replaceAll(BEFORE_CLOSING, '\u00a0')
    .replaceAll(AFTER_OPENING, '\u00a0');
