/** Fewer signs than this are no article: a notice, an excerpt, a question about cookies. */
export const SHORTEST = 400;

/** A paragraph that is a link, after a word or two: « Lire aussi : … ». */
const LEADS_ELSEWHERE = /^\**[^[\n]{0,25}\[[^\]]*\]\([^)]*\)[.…]?\**$/;

/** What buttons and adverts say. */
const TOOL =
  /^(?:annonces?|publicités?|sponsorisé|(?:imprimer|envoyer|répondre|réagir|partager|commenter) .{0,60})$/i;

const HEADING = /^\*\*[^*]+\*\*$/;

/**
 * The paragraphs of an article that are its own; a heading at the end is that of what comes after it.
 *
 * @param text in the site's own formatting, of everything that was found.
 * @returns nothing when too little is left.
 */
export function ownWords(text: string): string | undefined {
  const kept = text
    .split('\n\n')
    .filter((paragraph) => !LEADS_ELSEWHERE.test(paragraph) && !TOOL.test(paragraph));
  const last = kept.findLastIndex((paragraph) => !HEADING.test(paragraph));
  const words = kept.slice(0, last + 1).join('\n\n');
  return words.length < SHORTEST ? undefined : words;
}
