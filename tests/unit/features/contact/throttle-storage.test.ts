import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  hideBlockedLocalStorage,
  createThrottleStorage,
} from '@/features/contact/throttle-storage.ts';

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
    const { provider } = createThrottleStorage();
    await provider.set('contact', '1000');
    expect(await provider.get('contact')).toBeNull();
    expect(stored.size).toBe(0);
  });

  test('a stamp that is kept is found by the next sending', async () => {
    const throttle = createThrottleStorage();
    await throttle.provider.set('contact', '1000');
    throttle.commit();
    const next = createThrottleStorage().provider;
    expect(await next.get('contact')).toBe('1000');
  });

  test('without a stamp there is nothing to keep', () => {
    createThrottleStorage().commit();
    expect(stored.size).toBe(0);
  });
});

describe('§9 Sending service: blocked storage', () => {
  test('means no throttle, and no failure', async () => {
    blockStorage();
    const throttle = createThrottleStorage();
    expect(await throttle.provider.get('contact')).toBeNull();
    await throttle.provider.set('contact', '1000');
    expect(throttle.commit).not.toThrow();
  });

  test('is taken out of the client’s sight; storage that works stays', () => {
    hideBlockedLocalStorage();
    expect(localStorage).toBe(storage);
    blockStorage();
    hideBlockedLocalStorage();
    expect(localStorage).toBeUndefined();
  });
});
