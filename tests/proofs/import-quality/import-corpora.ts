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
import { parsePageDocument } from '../../../src/importer/page-document.ts';
import { readArticle } from '../../../src/importer/read-page.ts';
import { isRight, lettersAndDigits, valuesInPage } from './compare.ts';
import {
  blockText,
  CORPUS_FIELDS,
  corpusPages,
  isForTuning,
  type CorpusField,
  type CorpusPage,
} from './corpus.ts';
import { readPageFacts, type PageFacts } from './page-facts.ts';

type Reading = Partial<Record<CorpusField | 'text', string | undefined>> & {
  /** Whether it says that the text is for subscribers: the beginning that they show to everybody isn't taken. */
  closed?: boolean;
};

/** A text is right with this share of its words, and this share of others at most. */
const MIN_FOUND = 0.9;
const MAX_OTHER = 0.1;

/** Shorter texts, in characters, are of pages that test a parser. */
const MIN_TEXT_LENGTH = 250;

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
    const document = parsePageDocument({ url: new URL(url), type: 'text/html', bytes: html });
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

const ROWS = [
  ...CORPUS_FIELDS,
  'text',
  'text lost',
  'sentences',
  'boilerplate',
  'crash',
  'shows **',
];

/** Counts what a reader found in a page, and says what is wrong. */
function judge(
  page: CorpusPage,
  facts: PageFacts,
  read: (page: CorpusPage) => Reading,
  table: Table,
): string[] {
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
    const told = valuesInPage(field, page, facts);
    if (told.length === 0) continue;
    const value = reading[field];
    const outcome = value === undefined ? 'empty' : isRight(field, value, told) ? 'right' : 'wrong';
    table.count(field, outcome);
    if (outcome !== 'right') faults.push(`${field} ${outcome}: ${value} ← ${told[0]}`);
  }
  if (page.text && page.text.required.length >= MIN_TEXT_LENGTH) {
    const optional =
      page.corpus === 'fundus' ? page.text.optional + facts.listsAndQuotations : page.text.optional;
    const { found, other } = compareText(reading, { ...page.text, optional });
    const isWhole = found >= MIN_FOUND && other <= MAX_OTHER;
    table.count('text', reading.text === undefined ? 'empty' : isWhole ? 'right' : 'wrong');
    const isLost = reading.text === undefined && reading.closed !== true;
    table.count('text lost', isLost ? 'wrong' : 'right');
    table.count('shows **', /\*\*/.test(reading.text ?? '') ? 'wrong' : 'right');
    if (isLost) faults.push('text lost');
    else if (reading.text === undefined) faults.push('text for subscribers');
    else if (!isWhole) faults.push(`text: ${percent(found)} found, ${percent(other)} other`);
    if (/\*\*/.test(reading.text ?? '')) faults.push('shows **');
  }
  if (page.sentences) {
    const taken = lettersAndDigits([reading.text, reading.standfirst].join(' '));
    const isTaken = (sentence: string) => taken.includes(lettersAndDigits(sentence));
    for (const sentence of page.sentences.inside) {
      table.count('sentences', isTaken(sentence) ? 'right' : 'empty');
      if (!isTaken(sentence)) faults.push(`sentence left out: ${sentence}`);
    }
    for (const sentence of page.sentences.outside) {
      table.count('boilerplate', isTaken(sentence) ? 'wrong' : 'empty');
      if (isTaken(sentence)) faults.push(`sentence around the text: ${sentence}`);
    }
  }
  return faults;
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/**
 * Shares of the required words that were found, and of the found words that are no part of the text. What was taken for the
 * standfirst is found too.
 */
function compareText(
  { text = '', standfirst = '' }: Reading,
  { required, optional }: NonNullable<CorpusPage['text']>,
) {
  const [found, wanted] = [wordsOf(text), wordsOf(required)];
  const allowed = countCommon(found, [...wanted, ...wordsOf(optional)]);
  return {
    found: countCommon(wanted, [...found, ...wordsOf(standfirst)]) / Math.max(wanted.length, 1),
    other: (found.length - allowed) / Math.max(found.length, 1),
  };
}

/** The words of a text; each sign of one that has no spaces. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];

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
  const facts = readPageFacts(page);
  for (const [name, read] of Object.entries(READERS)) {
    const column = `${name}, ${pageHalf}`;
    const table = columns.get(column) ?? new Table();
    columns.set(column, table);
    const faults = judge(page, facts, read, table);
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
