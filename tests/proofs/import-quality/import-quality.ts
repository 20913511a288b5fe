/**
 * Imports pages that are made as outlets make theirs, and counts, field by field, what is right, empty and wrong. Exits
 * with 1 when less than 95 % are right or empty as they should be, or more than 1 % are wrong. Prints how long it took.
 */
import { readArticle } from '../../../src/importer/read-page.ts';
import { plainText } from '../../../src/content/text/plain-text.ts';
import { parseArticleText } from '../../../src/content/text/parse-text.ts';
import { expectedPages, type ExpectedPage } from './expected.ts';

const FOLDER = 'tests/proofs/import-quality/pages';
const ORIGIN = 'https://outlet.example';
const FIELDS = [
  'title',
  'date',
  'outlet',
  'standfirst',
  'author',
  'picture',
  'alt',
  'credit',
  'canonical',
  'text',
] as const;

type Outcome = 'right' | 'empty' | 'wrong';

/** What was found in a page, in the words that are expected of it. */
function found({ name, html }: ExpectedPage): Record<(typeof FIELDS)[number], string | undefined> {
  const url = new URL(`/${name}`, ORIGIN);
  const { page, text } = readArticle({ url, type: 'text/html', bytes: html });
  const { title, date, outlet, standfirst, author, picture, canonical } = page;
  return {
    title,
    date,
    outlet,
    standfirst,
    author,
    picture: picture && new URL(picture.url).pathname.split('/').at(-1),
    alt: picture?.alt || undefined,
    credit: picture?.credit,
    canonical: canonical && pathOf(new URL(canonical)),
    text: text && plain(plainText(parseArticleText(text))),
  };
}

const pathOf = ({ pathname, search }: URL) => pathname + search;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function outcome(
  field: (typeof FIELDS)[number],
  page: ExpectedPage,
  value: string | undefined,
): Outcome {
  const { fields } = page;
  if (field === 'text') {
    const has = (one: string) => value?.includes(plain(one)) === true;
    if (fields.not?.some(has)) return 'wrong';
    if (!fields.text) return value === undefined ? 'right' : 'wrong';
    if (value === undefined) return 'empty';
    return fields.text.every(has) ? 'right' : 'wrong';
  }
  const expected = fields[field];
  if (value === undefined) return expected === undefined ? 'right' : 'empty';
  return expected !== undefined && plain(value) === plain(expected) ? 'right' : 'wrong';
}

const start = performance.now();
const pages = expectedPages(FOLDER);
const counts = new Map(FIELDS.map((field) => [field, { right: 0, empty: 0, wrong: 0 }]));
for (const page of pages) {
  const values = found(page);
  // Of a page without an article only the text counts: without one, nothing is imported.
  for (const field of page.fields.none ? (['text'] as const) : FIELDS) {
    const result = outcome(field, page, values[field]);
    const count = counts.get(field);
    if (count) count[result] += 1;
    if (result !== 'right')
      console.log(
        `${result.padEnd(6)} ${page.name.padEnd(28)} ${field}: ${values[field]?.slice(0, 90) ?? ''}`,
      );
  }
}
const seconds = (performance.now() - start) / 1000;

console.log(`\n${'field'.padEnd(12)} right  empty  wrong`);
const sum = { right: 0, empty: 0, wrong: 0 };
for (const [field, { right, empty, wrong }] of counts) {
  console.log(
    field.padEnd(12) + [right, empty, wrong].map((one) => String(one).padStart(5)).join('  '),
  );
  sum.right += right;
  sum.empty += empty;
  sum.wrong += wrong;
}
const all = sum.right + sum.empty + sum.wrong;
const share = (count: number) => `${((count / all) * 100).toFixed(1)} %`;
console.log(
  `\n${pages.length} pages: ${share(sum.right)} right, ${share(sum.empty)} empty, ${share(sum.wrong)} wrong; ${seconds.toFixed(1)} s`,
);
process.exitCode = sum.right >= all * 0.95 && sum.wrong <= all * 0.01 ? 0 : 1;
