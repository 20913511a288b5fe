import { expect, test } from 'vitest';
import { plainText } from '@/content/text/plain-text.ts';
import { MAX_FORMATTING_MARKS } from '@/content/text/paragraphs.ts';
import { parseText } from '@/content/text/parse-text.ts';

const LARGE = 50_000;
const SMALL = LARGE / 10;

/** As many nested markers as a paragraph may hold: what costs the parser most. */
const DEEPEST =
  '*a '.repeat(MAX_FORMATTING_MARKS / 2) + 'b* '.repeat(MAX_FORMATTING_MARKS / 2) + '\n\n';

const PATTERNS = [
  '*',
  '[',
  '**_~~',
  '[a](',
  '*a ',
  'b* ',
  '*a_ ',
  '`',
  '![',
  '\\',
  '[a](b "',
  '**a**\n',
  'mot ',
  'mot\n',
  DEEPEST,
  '[a](https://a.example) '.repeat(MAX_FORMATTING_MARKS / 2) + '\n\n',
  '*a* mot\n\n',
  '> ',
  '- ',
  '1. ',
  '> - ',
  '+ ',
  '> a\n',
  '- a\n',
  '1. a\n',
  '## a\n',
  '- a\n  - b\n',
  'a\n\n---\n\n',
];

const TIMEOUT = 5 * 60 * 1000;

const filled = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

/** Processor time of some work, the lesser of two: what else the machine does hardly counts. */
function cost(work: () => void): number {
  const times = Array.from({ length: 2 }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test('§2 Article text formatting: 50 kB of markers lose nothing', () => {
  for (const pattern of PATTERNS) {
    const shown = plainText(parseText(filled(pattern, LARGE)));
    expect(shown.length).toBeGreaterThan(LARGE / 12);
  }
});

test(
  '§2 Article text formatting: a long text takes no more time than the same in ten pieces @rare',
  () => {
    const large = PATTERNS.map((pattern) => filled(pattern, LARGE));
    const small = PATTERNS.map((pattern) => filled(pattern, SMALL));
    const whole = cost(() => {
      large.forEach(parseText);
    });
    const pieces = cost(() => {
      for (let times = 0; times < LARGE / SMALL; times += 1) small.forEach(parseText);
    });
    // Time that grows with the square of the length would make it ten; a busy machine makes one and a half of one.
    expect(whole / pieces).toBeLessThan(4);
  },
  TIMEOUT,
);
