import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { articleFile, itemFile } from '../../proofs/growth/items.ts';
import { judge, isMet, type Growth, type Measure } from '../../proofs/growth/requirements.ts';
import { readSamples } from '../../proofs/growth/samples.ts';
import { articleSize } from '../../proofs/growth/site-size.ts';
import { SAMPLE } from '../../support/sample.ts';

const samples = readSamples(SAMPLE);
const items = Array.from({ length: 20 * samples.length }, (_, index) => itemFile(index, samples));
const having = (text: string) => items.filter(({ source }) => source.includes(text)).length;

describe('Generated items', () => {
  test('each number makes one item, always the same', () => {
    expect(itemFile(7, samples)).toEqual(items[7]);
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  });

  test('their names are addresses', () => {
    for (const { name } of items) expect(name).toMatch(/^[a-z0-9-]+\.md$/);
  });

  test.each(['Articles', 'Vidéos', 'Photos'] as const)(
    '%s are as frequent as in the sample',
    (kind) => {
      const share = samples.filter(({ category }) => category === kind).length / samples.length;
      expect(having(`category: "${kind}"`) / items.length).toBeCloseTo(share, 10);
    },
  );

  test('some lack what an item may lack', () => {
    expect(having('title: ""')).toBeGreaterThan(0);
    for (const field of ['date: ', 'src', 'videoUrl: ']) {
      expect(having(field)).toBeGreaterThan(0);
      expect(having(field)).toBeLessThan(items.length);
    }
  });
});

describe('Added articles', () => {
  const articles = Array.from({ length: 50 }, (_, index) => articleFile(index, samples));

  test('each number makes one article, always the same', () => {
    expect(articleFile(7, samples)).toEqual(articles[7]);
    expect(new Set(articles.map(({ name }) => name)).size).toBe(articles.length);
  });

  test('they have some 400 words and no picture', () => {
    for (const { source } of articles) {
      const words = source.split(/\s+/).length;
      expect(words).toBeGreaterThan(400);
      expect(words).toBeLessThan(550);
      expect(source).not.toContain('src');
    }
  });
});

test('The weight of an article is that of the files under its name', () => {
  const dist = mkdtempSync(join(tmpdir(), 'poids-'));
  onTestFinished(() => {
    rmSync(dist, { recursive: true });
  });
  const write = (path: string, bytes: number) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), Buffer.alloc(bytes));
  };
  write('articles/un-1/index.html', 100);
  write('articles/un-1/citation.bib', 20);
  write('partage/articles/un-1.jpg', 3);
  write('data/items/deux-2.json', 7);
  write('articles/un-10/index.html', 1000);
  write('index.html', 1000);
  expect(articleSize(dist, ['un-1', 'deux-2'])).toBe(130 / 2);
});

describe('Growth requirements', () => {
  const measure = (seconds: number, home = 1000): Measure => ({
    ...{ seconds, home, memory: 0 },
    ...{ processor: 0, bytes: 0, files: 0, homeBrotli: 0 },
  });
  const missed = (growth: Growth) =>
    judge(growth).flatMap((verdict, index) => (isMet(verdict) ? [] : index));
  const growth = (much: number): Growth => ({
    sample: measure(69 + much),
    articles: {
      added: 1000,
      yardstick: measure(10),
      first: measure(150 + much),
      again: measure(50 + much),
      own: 75_000 + much,
    },
    few: measure(20),
    many: measure(150, 1020 + much),
  });

  test('at their limits they are met', () => {
    expect(missed(growth(0))).toEqual([]);
  });

  test('beyond them they are missed', () => {
    expect(missed(growth(1))).toEqual([0, 1, 2, 3, 4]);
  });

  test('a home page that shrinks is a difference too', () => {
    expect(missed({ ...growth(0), many: measure(150, 979) })).toEqual([4]);
  });
});
