import { describe, expect, test } from 'vitest';
import { LIMIT, surplus } from '@/domain/copies/surplus.ts';

const copy = (path: string, bytes: number) => ({ path, title: path, read: '2026-11-24', bytes });

describe('§27 Reads without a network: at most 20 MB', () => {
  test('all stay while they fit, to the byte', () => {
    expect(LIMIT).toBe(20_000_000);
    expect(surplus([])).toEqual([]);
    expect(surplus([copy('a', LIMIT - 1), copy('b', 1)])).toEqual([]);
  });

  test('those that were read longest ago go, and the last one read stays', () => {
    const copies = [copy('c', 4), copy('b', 4), copy('a', 4)];
    expect(surplus(copies, 11).map(({ path }) => path)).toEqual(['a']);
    expect(surplus(copies, 7).map(({ path }) => path)).toEqual(['b', 'a']);
    expect(surplus(copies, 12)).toEqual([]);
  });

  test('what is older than one that must go goes too, however small', () => {
    const copies = [copy('c', 4), copy('b', 9), copy('a', 1)];
    expect(surplus(copies, 10).map(({ path }) => path)).toEqual(['b', 'a']);
  });
});
