import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hideBlockedStorage, successOnlyStamps } from '@/features/contact/stamps.ts';

const stored = new Map<string, string>();

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
};

const blockStorage = () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  });
};

beforeEach(() => {
  stored.clear();
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('§9 Sending service: the throttle counts successes only', () => {
  test('a stamp that is not kept leaves nothing behind', async () => {
    const { provider } = successOnlyStamps();
    await provider.set('contact', '1000');
    expect(await provider.get('contact')).toBeNull();
    expect(stored.size).toBe(0);
  });

  test('a stamp that is kept is found by the next sending', async () => {
    const stamps = successOnlyStamps();
    await stamps.provider.set('contact', '1000');
    stamps.keep();
    const next = successOnlyStamps().provider;
    expect(await next.get('contact')).toBe('1000');
  });

  test('without a stamp there is nothing to keep', () => {
    successOnlyStamps().keep();
    expect(stored.size).toBe(0);
  });
});

describe('§9 Sending service: blocked storage', () => {
  test('means no throttle, and no failure', async () => {
    blockStorage();
    const stamps = successOnlyStamps();
    expect(await stamps.provider.get('contact')).toBeNull();
    await stamps.provider.set('contact', '1000');
    expect(stamps.keep).not.toThrow();
  });

  test('is taken out of the client’s sight; storage that works stays', () => {
    hideBlockedStorage();
    expect(localStorage).toBe(storage);
    blockStorage();
    hideBlockedStorage();
    expect(localStorage).toBeUndefined();
  });
});
