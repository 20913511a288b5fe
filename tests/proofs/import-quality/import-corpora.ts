/**
 * Reads the pages of public corpora, with Readability alone beside the importer, and prints what is right and wrong in percent
 * of what the corpora tell. Lists each wrong value, and each text that is lost, cut or has other words in it.
 *
 * Usage: npm run proof -- import-corpora <folder> [folder…] [--half=tuning|held-back]
 */
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { plainText } from '../../../src/content/text/plain-text.ts';
import { parseArticleText } from '../../../src/content/text/parse-text.ts';
import { parsePage } from '../../../src/importer/page-document.ts';
import { imageFileName } from '../../../src/importer/page-picture.ts';
import { readArticle } from '../../../src/importer/read-page.ts';
import {
  blockText,
  CORPUS_FIELDS,
  corpusPages,
  isForTuning,
  type CorpusField,
  type CorpusPage,
} from './corpus.ts';

type Reading = Partial<Record<CorpusField | 'text', string | undefined>>;

/** A text is right with this share of its words, and this share of others at most. */
const MIN_FOUND = 0.9;
const MAX_OTHER = 0.1;

const READERS: Readonly<Record<string, (page: CorpusPage) => Reading>> = {
  importer: ({ url, html }) => {
    const { page, text } = readArticle({ url: new URL(url), type: 'text/html', bytes: html });
    return {
      ...page,
      picture: page.picture?.url,
      text: text && plainText(parseArticleText(text)),
    };
  },
  Readability: ({ url, html }) => {
    const document = parsePage({ url: new URL(url), type: 'text/html', bytes: html });
    const article = new Readability(document).parse();
    const { document: content } = parseHTML(`<html><body>${article?.content ?? ''}</body></html>`);
    for (const figure of content.querySelectorAll('figure')) figure.remove();
    return {
      title: article?.title ?? undefined,
      date: article?.publishedTime?.slice(0, 10),
      author: article?.byline ?? undefined,
      outlet: article?.siteName ?? undefined,
      standfirst: article?.excerpt ?? undefined,
      text: blockText(content.body).trim() || undefined,
    };
  },
};

/** What came of the pages: how many of each outcome, of how many. */
class Table {
  readonly #counts = new Map<string, { right: number; wrong: number; all: number }>();

  count(row: string, outcome: 'right' | 'wrong' | 'empty'): void {
    const counts = this.#counts.get(row) ?? { right: 0, wrong: 0, all: 0 };
    counts.all += 1;
    if (outcome !== 'empty') counts[outcome] += 1;
    this.#counts.set(row, counts);
  }

  cell(row: string): string {
    const { right, wrong, all } = this.#counts.get(row) ?? { right: 0, wrong: 0, all: 0 };
    const share = (count: number) => (all === 0 ? '–' : ((count / all) * 100).toFixed(0));
    return `${share(right)} / ${share(wrong)} of ${all}`;
  }
}

const ROWS = [...CORPUS_FIELDS, 'text', 'text lost', 'crash', 'shows **'];

/** Counts what a reader found in a page, and says what is wrong. */
function judge(page: CorpusPage, read: (page: CorpusPage) => Reading, table: Table): string[] {
  let reading: Reading = {};
  const faults: string[] = [];
  try {
    reading = read(page);
    table.count('crash', 'right');
  } catch (error) {
    table.count('crash', 'wrong');
    faults.push(`crash: ${String(error)}`);
  }
  for (const field of CORPUS_FIELDS) {
    const told = page.fields[field] ?? [];
    if (told.length === 0) continue;
    const value = reading[field];
    const outcome = value === undefined ? 'empty' : isRight(field, value, told) ? 'right' : 'wrong';
    table.count(field, outcome);
    if (outcome !== 'right') faults.push(`${field} ${outcome}: ${value} ← ${told[0]}`);
  }
  if (page.text) {
    const { found, other } = compareText(reading.text ?? '', page.text);
    const isWhole = found >= MIN_FOUND && other <= MAX_OTHER;
    table.count('text', reading.text === undefined ? 'empty' : isWhole ? 'right' : 'wrong');
    table.count('text lost', reading.text === undefined ? 'wrong' : 'right');
    table.count('shows **', /\*\*/.test(reading.text ?? '') ? 'wrong' : 'right');
    if (!isWhole)
      faults.push(
        reading.text === undefined
          ? 'text lost'
          : `text: ${percent(found)} found, ${percent(other)} other`,
      );
    if (/\*\*/.test(reading.text ?? '')) faults.push('shows **');
  }
  return faults;
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

function isRight(field: CorpusField, value: string, told: readonly string[]): boolean {
  if (field === 'date')
    return told.some((date) => date.startsWith(value) || isoDay(date) === value);
  if (field === 'picture') return told.some((url) => isSamePicture(url, value));
  if (field === 'author') return told.some((one) => namesOf(one) === namesOf(value));
  const forms = field === 'title' ? told.flatMap((title) => [title, withoutSite(title)]) : told;
  return forms.some((one) => letters(one) === letters(value));
}

/** Whether two addresses are of one picture, in whatever size: they share its name, or a number or code of it. */
function isSamePicture(one: string, other: string): boolean {
  const codes = (url: string) => new Set(safeDecode(url).match(/(?=[\p{L}-]*\d)[\p{L}\d-]{7,}/gu));
  return (
    letters(imageName(one)) === letters(imageName(other)) ||
    codes(one).intersection(codes(other)).size > 0
  );
}

const imageName = (url: string) => (URL.canParse(url) ? imageFileName(url) : url);

function safeDecode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** The names of authors, whatever stands before and between them. */
const namesOf = (text: string) =>
  text
    .replace(/^\s*(?:par|by|von)\s+/i, '')
    .split(/,|;|&|\s(?:et|and|und)\s/i)
    .map(letters)
    .sort()
    .join(' ');

/** Some corpora keep the name of the site behind a title. */
const withoutSite = (title: string) => title.replace(/\s+[-–—|_·]\s*[^-–—|_·]*$/u, '');

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The day of a moment in UTC, which some corpora tell instead of the page's own. */
function isoDay(date: string): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);
}

/** Shares of the required words that were found, and of the found words that are no part of the text. */
function compareText(value: string, { required, optional }: NonNullable<CorpusPage['text']>) {
  const [found, wanted] = [wordsOf(value), wordsOf(required)];
  const allowed = countCommon(found, [...wanted, ...wordsOf(optional)]);
  return {
    found: countCommon(wanted, found) / Math.max(wanted.length, 1),
    other: (found.length - allowed) / Math.max(found.length, 1),
  };
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many words of one text are in another, each as often as it stands there. */
function countCommon(some: readonly string[], others: readonly string[]): number {
  const left = Map.groupBy(others, (word) => word);
  return some.filter((word) => left.get(word)?.pop() !== undefined).length;
}

const words = process.argv.slice(2);
const half = words.find((word) => word.startsWith('--half='))?.slice('--half='.length);
const pages = words.filter((word) => !word.startsWith('--')).flatMap(corpusPages);
const columns = new Map<string, Table>();

for (const page of pages) {
  const pageHalf = isForTuning(page) ? 'tuning' : 'held-back';
  if (half !== undefined && half !== pageHalf) continue;
  for (const [name, read] of Object.entries(READERS)) {
    const column = `${name}, ${pageHalf}`;
    const table = columns.get(column) ?? new Table();
    columns.set(column, table);
    const faults = judge(page, read, table);
    if (name === 'importer')
      for (const fault of faults) console.log(`${page.name}: ${fault.replaceAll(/\s+/g, ' ')}`);
  }
}

console.table(
  Object.fromEntries(
    ROWS.map((row) => [
      row,
      Object.fromEntries([...columns].map(([column, table]) => [column, table.cell(row)])),
    ]),
  ),
);
