/** Fewer signs than this are no article: a notice, an excerpt, a question about cookies. */
export const SHORTEST = 400;

/** Shorter than this, and without an end, is no sentence of an article. */
const SHORTEST_SENTENCE = 60;

/** A paragraph that is a link, after a word or two: « Lire aussi : … ». */
const LEADS_ELSEWHERE = /^\**[^[\n]{0,25}\[[^\]]*\]\([^)]*\)[.…]?\**$/;

/** What buttons, adverts and counters say. */
const TOOL =
  /^(?:[-–—\s]*(?:advertisement|annonces?|publicités?|sponsorisé)[-–—\s]*|(?:imprimer|envoyer|répondre|réagir|partager|commenter) .{0,60}|(?:abonnez-vous|inscrivez-vous|recevez|rejoignez|suivez)(?:-nous| à | chaque | l[ae] | les | nos | notre | toute).{0,140}|temps de\s?lecture.{0,20}|(?:dernière )?mise à jour .{0,40})$/i;

/** The heading of what comes after an article. */
const AFTERWARDS =
  /^\**(?:dans la m[êe]me rubrique|(?:vos )?(?:réactions|reactions)|(?:\d+ )?commentaires?|contribuer|sur le m[êe]me sujet|articles? (?:connexes?|similaires?|liés)|(?:à|a) lire aussi|posts? récents?|partager)\s*:?\**$/i;

const HEADING = /^\*\*[^*]+\*\*$/;

/**
 * The paragraphs of an article that are its own: from its first sentence to its last.
 *
 * @param text in the site's own formatting, of everything that was found.
 * @param told what stands elsewhere in the draft, its title and its standfirst: not once more at the beginning.
 * @returns nothing when too little is left.
 */
export function ownWords(text: string, told: readonly string[] = []): string | undefined {
  const paragraphs = text
    .split('\n\n')
    .filter((paragraph) => !LEADS_ELSEWHERE.test(paragraph) && !TOOL.test(paragraph));
  const after = paragraphs.findIndex(
    (paragraph, index) => index > paragraphs.length / 2 && AFTERWARDS.test(paragraph),
  );
  const kept = after === -1 ? paragraphs : paragraphs.slice(0, after);
  const isTold = (paragraph: string) => told.some((one) => one !== '' && paragraph.includes(one));
  const first = kept.findIndex(
    (paragraph) => !isTold(paragraph) && (isSentence(paragraph) || HEADING.test(paragraph)),
  );
  const last = kept.findLastIndex(isSentence);
  const words = kept.slice(Math.max(first, 0), last + 1).join('\n\n');
  return words.length < SHORTEST ? undefined : words;
}

/** A line with a name, a day or the name of a button is none; nor is a heading, with nothing below it. */
function isSentence(paragraph: string): boolean {
  if (HEADING.test(paragraph) || /^\**Par\s\[?\p{Lu}/u.test(paragraph)) return false;
  return paragraph.length >= SHORTEST_SENTENCE || /[.!?…»”"):]\**$/.test(paragraph);
}
