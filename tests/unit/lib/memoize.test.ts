import { describe, expect, test, vi } from 'vitest';
import { memoize } from '@/lib/memoize.ts';

describe('What is remembered', () => {
  test('one call an argument, by identity', () => {
    const length = vi.fn((list: string[]) => list.length);
    const memoized = memoize(length);
    const list = ['a'];
    expect([memoized(list), memoized(list), memoized(['a'])]).toEqual([1, 1, 1]);
    expect(length).toHaveBeenCalledTimes(2);
  });

  test('by a key, where there is one', () => {
    const length = vi.fn((list: string[]) => list.length);
    const memoized = memoize(length, { key: String });
    expect([memoized(['a']), memoized(['a']), memoized(['a', 'b'])]).toEqual([1, 1, 2]);
    expect(length).toHaveBeenCalledTimes(2);
  });

  test('calls at the same time share one promise', async () => {
    const load = vi.fn((path: string) => Promise.resolve(path));
    const memoized = memoize(load);
    await expect(Promise.all([memoized('a'), memoized('a')])).resolves.toEqual(['a', 'a']);
    expect(load).toHaveBeenCalledOnce();
  });

  test('a failure is forgotten: the next call tries again, and no more once it is there', async () => {
    const load = vi.fn<(path: string) => Promise<string>>();
    load.mockRejectedValueOnce(new Error('cut')).mockResolvedValue('code');
    const memoized = memoize(load);
    await expect(memoized('a')).rejects.toThrow('cut');
    await expect(memoized('a')).resolves.toBe('code');
    await memoized('a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('what is to be forgotten is asked for again', () => {
    const upper = vi.fn((text: string) => text.toUpperCase());
    const memoized = memoize(upper);
    memoized('a');
    memoized.forget('a');
    expect(memoized('a')).toBe('A');
    expect(upper).toHaveBeenCalledTimes(2);
  });
});
