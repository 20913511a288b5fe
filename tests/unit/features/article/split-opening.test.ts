import { describe, expect, test } from 'vitest';
import { splitOpening } from '@/features/article/split-opening.ts';

const short = ['Court.'];
const long = ['Long. '.repeat(100)];

describe('§7 Images: the picture of an article stands below the first window of a phone', () => {
  test('after the first paragraph, when that one fills the window', () => {
    expect(splitOpening([long, short])).toEqual([[long], [short]]);
  });

  test('after as many as fill it', () => {
    const half = ['x'.repeat(250)];
    expect(splitOpening([short, half, half, long])).toEqual([[short, half, half], [long]]);
  });

  test('at the end of a text that is shorter', () => {
    expect(splitOpening([short, short])).toEqual([[short, short], []]);
    expect(splitOpening([])).toEqual([[], []]);
  });
});
