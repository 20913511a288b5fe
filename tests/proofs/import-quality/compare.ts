import { imageFileName } from '../../../src/importer/page-picture.ts';
import type { CorpusField, CorpusPage } from './corpus.ts';
import type { PageFacts } from './page-facts.ts';

/** Reduces a text to its letters and digits: quotes, dashes, spaces, entities and case are no difference. */
export const lettersAndDigits = (text: string) =>
  text
    .replaceAll(/&#?\w+;/g, '')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Chooses the told values that are to be found in a page.
 *
 * @returns none when the page has none of them, in a form that a field may have.
 */
export function valuesInPage(
  field: CorpusField,
  { corpus, fields }: CorpusPage,
  facts: PageFacts,
): string[] {
  const told = fields[field] ?? [];
  const isDeclared = (value: string) => facts.metadata.some((text) => text.includes(value));
  switch (field) {
    // Readers see no title that stands in the window's bar or on other sites alone.
    case 'title':
      return told
        .flatMap((title) => titleForms(title, facts))
        .filter((title) => facts.elements.has(lettersAndDigits(title)));
    // Neither the site nor a user is an author.
    case 'author':
      return told.flatMap((byline) => {
        const names = splitNames(bylineNames(byline)).filter(
          (name) => lettersAndDigits(name) !== '' && !isSiteName(lettersAndDigits(name), facts),
        );
        const isAuthor =
          names.length > 0 &&
          !/^\S*[\d._@/]\S*$/.test(byline) &&
          names
            .map(lettersAndDigits)
            .every((name) => facts.text.includes(name) || isDeclared(name));
        return isAuthor ? [names.join(', ')] : [];
      });
    // Fundus tells the text that readers see, and Postlight most often. The others tell a description that the page declares (of
    // several any is right), and where there is none the first paragraph, which is no standfirst.
    case 'standfirst': {
      const seen = told.filter((text) => facts.elements.has(lettersAndDigits(text)));
      if (corpus === 'fundus' || (corpus === 'postlight' && seen.length > 0)) return seen;
      const { descriptions } = facts;
      const isDescription = told.some((text) =>
        descriptions.map(lettersAndDigits).includes(lettersAndDigits(text)),
      );
      return isDescription ? [...told, ...descriptions] : [];
    }
    case 'date':
      return told
        .filter((date) => isDayWritten(date, facts.html) && !isDayOfChange(date, facts))
        .flatMap((date) => [date, ...sameMoments(date, facts)]);
    case 'picture':
      return told.filter((url) => /^https?:/.test(url) && facts.html.includes(fileName(url)));
    // « BBC News » is what the page declares where « BBC » is told.
    case 'outlet':
      return told.flatMap((name) => {
        const letters = lettersAndDigits(name);
        const longer = facts.siteNames.filter(
          (site) => site.startsWith(letters) && facts.metadata.includes(site),
        );
        return facts.text.includes(letters) || isDeclared(letters) ? [name, ...longer] : [];
      });
  }
}

const SEPARATOR = /\s+[-–—|·@]\s+|\s*::\s*|_/g;

/** The title, and what is left of it without the name of the site, which some corpora keep. */
function titleForms(title: string, { siteNames }: PageFacts): string[] {
  const separators = [...title.matchAll(SEPARATOR)];
  const [first] = separators;
  const before = title.slice(0, first?.index);
  return [
    title,
    ...separators.map(({ index }) => title.slice(0, index)),
    ...(siteNames.includes(lettersAndDigits(before)) ? [title.slice(before.length)] : []),
  ];
}

/** Shorter names of sites begin names of people. */
const MIN_SITE_NAME_LENGTH = 4;

const isSiteName = (name: string, { siteNames }: PageFacts) =>
  siteNames.some(
    (site) =>
      site.startsWith(name) || (site.length >= MIN_SITE_NAME_LENGTH && name.startsWith(site)),
  );

const BYLINE_DATE =
  /\s*(?:\d|\b(?:(?:last )?updated|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.?:? (?=[\w ]*\d)).*$/is;

/** The names in the first line of a byline, without what stands before them, and the date, the occupation or the address behind them. */
const bylineNames = (byline: string) =>
  (byline.trim().split('\n')[0] ?? '')
    .replace(/^\s*[—–-]?\s*(?:written by|par|by|von|por)(?:\s+|$)/i, '')
    .replace(/\s+[-–|]\s.*$/, '')
    .replace(BYLINE_DATE, '')
    .replace(/\s*\(avec ([^)]*)\)/, ', $1');

/** Whether a day stands in a page: its year before its month, its day before its year, or its month as a word. */
function isDayWritten(date: string, html: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  const [shortMonth, shortDay] = [Number(month), Number(day)];
  return new RegExp(
    [
      String.raw`${year}[-/.]?0?${shortMonth}[-/.]?0?${shortDay}(?!\d)`,
      String.raw`(?<!\d)0?${shortDay}[-/.]0?${shortMonth}[-/.](?:20)?${year.slice(2)}(?!\d)`,
      String.raw`(?<!\d)0?${shortDay}(?:st|nd|rd|th|er)?[.,]?\s(?:de\s)?\p{L}{3,}[.,]?\s(?:de\s)?(?:[\d:]+\s)?${year}`,
      String.raw`\p{L}{3,}\.?\s0?${shortDay}(?:st|nd|rd|th)?,?\s(?:[\d:]+\s)?${year}`,
      `${year}年0?${shortMonth}月0?${shortDay}日`,
    ].join('|'),
    'iu',
  ).test(html);
}

/** Whether a page tells the day as that of a change, and another as that of its publication. */
function isDayOfChange(date: string, { changed, published }: PageFacts): boolean {
  const has = (moments: readonly string[]) => moments.some((one) => daysOf(one).has(isoDay(date)));
  return has(changed) && published.length > 0 && !has(published);
}

/** The same moment as the page writes it: some corpora tell it in UTC, in which its day may be another. */
const sameMoments = (date: string, { moments }: PageFacts) =>
  moments.filter((moment) => Date.parse(moment) === Date.parse(date));

/** The day of a moment in UTC, and as it is written. */
const daysOf = (moment: string) => new Set([moment.slice(0, 10), isoDay(moment)]);

function isoDay(date: string): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);
}

/** Whether a value is one of those that are told. */
export function isRight(field: CorpusField, value: string, told: readonly string[]): boolean {
  if (field === 'date') return told.some((date) => daysOf(date).has(value));
  if (field === 'picture') return told.some((url) => isSamePicture(url, value));
  if (field === 'author') return told.some((names) => authorKey(names) === authorKey(value));
  const compared = (text: string) => lettersAndDigits(text.replace(PLACE, ''));
  return told.some((one) => compared(one) === compared(value));
}

const splitNames = (names: string) =>
  names.split(/,|;|&|\/|\s(?:et|and|und|og|och)\s/i).map((name) => name.trim());

/** A place before a standfirst: « Berlin. Zwei Strommasten brennen. » */
const PLACE = /^\p{Lu}\p{L}+[.:]\s+/u;

/** Names of authors in one order; one word beside whole names is a degree, an agency or a place. */
function authorKey(names: string): string {
  const all = splitNames(bylineNames(names));
  const whole = all.filter((name) => /\p{L}\s+\p{L}/u.test(name));
  return (whole.length > 0 ? whole : all).map(lettersAndDigits).sort().join(' ');
}

/** Whether two addresses are of one picture, in whatever size: they share its name, or a number or code of it. */
function isSamePicture(one: string, other: string): boolean {
  const codes = (url: string) =>
    new Set(
      safeDecode(url).match(
        /(?<![\p{L}\d])(?!(?:19|20)\d{6}\b|\d+x\d+)(?=\p{L}*\d)[\p{L}\d]{6,}/gu,
      ),
    );
  return (
    lettersAndDigits(imageName(one)) === lettersAndDigits(imageName(other)) ||
    codes(one).intersection(codes(other)).size > 0
  );
}

const fileName = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

const imageName = (url: string) => (URL.canParse(url) ? imageFileName(url) : url);

function safeDecode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
