import { describe, expect, it, vi } from 'vitest';
import { onceDone } from '@/domain/memoize.ts';

describe('§1 Faults: what is fetched once', () => {
  it('is one act for calls at the same time and for later ones', async () => {
    const act = vi.fn(() => Promise.resolve('code'));
    const load = onceDone(act);
    await expect(Promise.all([load(), load()])).resolves.toEqual(['code', 'code']);
    await expect(load()).resolves.toBe('code');
    expect(act).toHaveBeenCalledOnce();
  });

  it('is tried again after a failure, and no more once it is there', async () => {
    const act = vi.fn<() => Promise<string>>();
    act.mockRejectedValueOnce(new Error('cut')).mockResolvedValue('code');
    const load = onceDone(act);
    await expect(load()).rejects.toThrow('cut');
    await expect(load()).resolves.toBe('code');
    await load();
    expect(act).toHaveBeenCalledTimes(2);
  });
});
