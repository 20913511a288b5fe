import { parseArticleText } from '../content/text/parse-text.ts';
import { plainText } from '../content/text/plain-text.ts';
import { normalizeName } from './page-document.ts';

/** Minimum length of an article in characters; a shorter text is a notice, an excerpt or a cookie banner. */
export const MIN_ARTICLE_LENGTH = 250;

/** Minimum length, in characters, of a sentence without final punctuation; a shorter text is a label or a button. */
const MIN_SENTENCE_LENGTH = 60;

/**
 * Matches the words of a line that isn't part of an article: the text of a button, an advert or a counter, a credit, or a
 * caption that ends with a credit in brackets. A paragraph of such lines alone is removed.
 */
const NON_ARTICLE_LINE = new RegExp(
  `^(?:${[
    String.raw`[-–—\s]*(?:advert(?:isement)?|annonces?|publicités?|sponsorisé|anzeige|publicidad|reklame?)[-–—\s]*`,
    '(?:imprimer|envoyer|répondre|réagir|partager|commenter|share this) .{0,60}',
    '(?:abonnez-vous|inscrivez-vous|recevez|rejoignez|suivez)(?:-nous| à | chaque | l[ae] | les | nos | notre | toute).{0,140}|soutenez(?:-nous| notre ).{0,140}',
    String.raw`(?:subscribe|sign up) (?:now|to|for|on) .{0,140}|(?:follow (?:us|@\S+|.{1,40} on (?:facebook|google|instagram|twitter|whatsapp|x|youtube))|join our (?:community|forum|newsletter))\b.{0,140}`,
    '(?:this|our|cet) (?:post|article|page) (?:may contain|contains?|peut contenir|contient) .{0,20}affili.{0,140}',
    String.raw`this slideshow requires javascript\.`,
    String.raw`temps de\s?lecture.{0,20}|(?:dernière )?mise à jour .{0,40}`,
    String.raw`(?:this|our) (?:web)?site uses cookies.{0,300}|ce site utilise des cookies.{0,300}`,
    String.raw`(?:catégorie :|category:|(?:last )?(?:published|updated|posted):?) .{0,80}(?<![.!?…»”"])`,
    String.raw`(?:[àa] lire|(?:[àa] )?(?:lire|voir|écouter) (?:aussi|également)|read (?:more|also)|also read|see also|watch:|don[’']t miss)(?!\p{L}).{0,140}(?<![.!?…»”"])`,
    String.raw`(?:photos?|images?|crédits?|credits?|copyright)(?:\s*[:©/|]|\s+by\b| ©).{0,120}|(?:©|copyright ).{0,120}`,
    String.raw`.{0,250}\((?:photos?|images?|crédits?|credits?|©)\s*[:©/].{1,60}\)`,
  ].join('|')})$`,
  'iu',
);

/** Matches the words of the heading of what follows an article, such as comments. The text ends before it. */
const AFTER_ARTICLE_HEADING =
  /^(?:(?:vos )?(?:réactions|reactions)|(?:\d+ )?commentaires?|contribuer|partager|about the authors?|à propos de l[’']auteure?)\s*:?$/i;

/** Matches the words above other articles. They are removed; the text ends before them, unless it goes on behind them. */
const OTHER_ARTICLES_HEADING =
  /^(?:dans la m[êe]me rubrique|sur le m[êe]me sujet|articles? (?:connexes?|similaires?|liés)|[àa] lire (?:aussi|également)|posts? récents?|related(?: posts?| articles?| stories| topics)?|read next|trending(?: now| stories)?|most (?:read|popular)(?: in .{1,40})?|you (?:may|might) also like|mehr zum thema|auch interessant)\s*[:.…]*$/i;

/** Minimum share of the long paragraphs that stands behind other articles if the text goes on there. */
const MIN_SHARE_BEHIND = 0.1;

/** Maximum length in characters of a label, « Reportage », that begins the paragraph of a standfirst. */
const MAX_KICKER_LENGTH = 15;

/** Matches a paragraph of asterisks, which marks a break between two parts of a text. It becomes a rule (`---`). */
const BREAK = /^(?:\\\*\s*){3,}$/;

/** Matches a shortcode of WordPress whose plugin is gone: « [button link="…"] », « [/button] ». It is removed. */
const SHORTCODE = /\\\[(?:\/[a-z][\w-]*\\\]|[a-z][\w-]*\s+[\w\\-]+=[^\]]{0,300}\] ?)/g;

const HEADING = /^(?:#{2,3} .*|\*\*[^*]+\*\*)$/;

/**
 * Strips what is not the article from a text: keeps its first to its last sentence.
 *
 * @param text in the site's own formatting, of everything that was found.
 * @param knownTexts title and standfirst, removed from the beginning.
 * @returns undefined when too little is left.
 */
export function stripBoilerplate(
  text: string,
  knownTexts: readonly (string | undefined)[] = [],
): string | undefined {
  const paragraphs = text
    .replaceAll(SHORTCODE, '')
    .split(/\n{2,}/)
    .filter((one) => !isLinks(one) && one.split('\n').some((line) => !isNonArticle(line)))
    .filter((one, index, all) => !isEmptyHeading(one, all[index + 1]))
    .map((one) => (BREAK.test(one) ? '---' : one));
  const isEnd = (words: string, index: number) =>
    AFTER_ARTICLE_HEADING.test(words) ||
    (OTHER_ARTICLES_HEADING.test(words) && !goesOnBehind(paragraphs, index));
  const endIndex = paragraphs.findIndex(
    (paragraph, index) => index > paragraphs.length / 2 && isEnd(wordsOf(paragraph), index),
  );
  const articleParagraphs = (endIndex === -1 ? paragraphs : paragraphs.slice(0, endIndex)).filter(
    (paragraph) => !OTHER_ARTICLES_HEADING.test(wordsOf(paragraph)),
  );
  const isKnown = (paragraph: string) =>
    knownTexts.some(
      (known = '') =>
        known !== '' &&
        normalizeName(paragraph).endsWith(normalizeName(known)) &&
        (paragraph.startsWith('#') || paragraph.length < known.length + MAX_KICKER_LENGTH),
    );
  const first = articleParagraphs.findIndex(
    (paragraph) => !isKnown(paragraph) && (isSentence(paragraph) || HEADING.test(paragraph)),
  );
  const last = articleParagraphs.findLastIndex(isSentence);
  const words = articleParagraphs.slice(Math.max(first, 0), last + 1).join('\n\n');
  return words.length < MIN_ARTICLE_LENGTH ? undefined : words;
}

/** Returns the words of a paragraph or line in the site's own formatting. */
const wordsOf = (text: string) => plainText(parseArticleText(text));

const isNonArticle = (line: string) =>
  !/^(?:!\[|#)/.test(line) && NON_ARTICLE_LINE.test(wordsOf(line));

/** Minimum length in characters of a paragraph that is prose. */
export const LONG_PARAGRAPH_LENGTH = 100;

/** Returns the number of characters in the long paragraphs of a text. */
export const proseLength = (text = '') =>
  text
    .split('\n\n')
    .filter(
      (paragraph) => paragraph.length >= LONG_PARAGRAPH_LENGTH && !/^(?:!\[|- )/.test(paragraph),
    )
    .join('').length;

/** Whether a text goes on behind a paragraph: much of its prose stands there. */
const goesOnBehind = (paragraphs: readonly string[], index: number) =>
  proseLength(paragraphs.slice(index).join('\n\n')) >
  MIN_SHARE_BEHIND * proseLength(paragraphs.join('\n\n'));

/** Matches a label before the linked headline of another article: « LIRE | [Le port en grève](…) ». */
const LABELLED_HEADLINE = /^\W*[^[\]|]{3,40}\|\W*\[[^\]]+\]\([^)]*\)\W*$/;

/** Whether links make most of a paragraph or list: « Lire aussi : … ». */
function isLinks(paragraph: string): boolean {
  if (paragraph.startsWith('![')) return false;
  if (LABELLED_HEADLINE.test(paragraph)) return true;
  const others = paragraph.replaceAll(/(?<!\\)\[(?:[^\]\\]|\\.)*\]\([^)]*\)/g, '');
  return normalizeName(others).length < normalizeName(wordsOf(paragraph)).length / 4;
}

/** Whether a paragraph is a heading without a text: a heading of the same or a higher level follows it, or nothing. */
function isEmptyHeading(paragraph: string, next: string | undefined): boolean {
  const [level] = /^#+/.exec(paragraph) ?? [];
  const [nextLevel] = /^#+/.exec(next ?? '#') ?? [];
  return level !== undefined && nextLevel !== undefined && nextLevel.length <= level.length;
}

/** Whether a paragraph is a sentence, not a byline, a date, a button, a picture or a heading. */
function isSentence(paragraph: string): boolean {
  const words = wordsOf(paragraph);
  return (
    !paragraph.startsWith('![') &&
    !HEADING.test(paragraph) &&
    !/^(?:Par|By|Von:?)\s\p{Lu}.{0,200}(?<![.!?…»”"])$/u.test(words) &&
    (words.length >= MIN_SENTENCE_LENGTH || /[.!?…»”"):。！？」]$/.test(words))
  );
}
