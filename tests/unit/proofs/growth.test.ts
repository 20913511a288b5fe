import { describe, expect, test } from 'vitest';
import { itemFile } from '../../proofs/growth/items.ts';
import { judge, isMet, type Measure } from '../../proofs/growth/requirements.ts';
import { readSamples } from '../../proofs/growth/samples.ts';
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

describe('Growth requirements', () => {
  const measure = (items: number, seconds: number, home = 1000, memory = 1e9): Measure => ({
    ...{ items, seconds, home, memory },
    ...{ processor: 0, bytes: 0, files: 0, homeBrotli: 0 },
  });
  const missed = (...measured: Parameters<typeof judge>) =>
    judge(...measured).flatMap((verdict, index) => (isMet(verdict) ? [] : index));

  test('at their limits they are met', () => {
    const measures = [measure(25, 5), measure(1000, 10), measure(10_000, 120, 1020, 4e9)];
    expect(missed(measures, { cold: measure(1000, 10), warm: measure(1000, 4) })).toEqual([]);
  });

  test('beyond them they are missed', () => {
    const measures = [measure(25, 5), measure(1000, 10), measure(10_000, 121, 979, 4.1e9)];
    expect(missed(measures, { cold: measure(1000, 10), warm: measure(1000, 4.1) })).toEqual([
      0, 1, 2, 3,
    ]);
  });

  test('one measure alone is not judged', () => {
    expect(judge([measure(25, 5)])).toEqual([]);
  });
});
