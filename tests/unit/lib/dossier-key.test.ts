import { describe, expect, test } from 'vitest';
import { generateSecretKey, isUnguessableKey } from '@/lib/dossier-key.ts';

describe('§25 Dossiers: the key of an address', () => {
  test('a key is drawn of 128 bits, another one each time, and none can be guessed', () => {
    const keys = Array.from({ length: 2000 }, generateSecretKey);
    expect(new Set(keys).size).toBe(2000);
    for (const key of keys) {
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      expect(isUnguessableKey(key)).toBe(true);
    }
    // Every digit takes every value about as often: 62.5 times in a thousand.
    const digits = keys.join('');
    for (const digit of '0123456789abcdef') {
      const share = (digits.split(digit).length - 1) / digits.length;
      expect(share, digit).toBeGreaterThan(0.057);
      expect(share, digit).toBeLessThan(0.068);
    }
  });

  test.each([
    ['a word', 'climat'],
    ['nothing', ''],
    ['a short one', '6d93831f589e638cbc2cb0a85808320'],
    ['a long one', '6d93831f589e638cbc2cb0a8580832055'],
    ['capitals', '6D93831F589E638CBC2CB0A858083205'],
    ['a line end', '6d93831f589e638cbc2cb0a85808320\n'],
    ['one digit', '00000000000000000000000000000000'],
    ['counting', '0123456789abcdef0123456789abcdef'],
    ['counting up and down', '0123456789abcdeffedcba9876543210'],
    ['pairs', '00112233445566778899aabbccddeeff'],
    ['a word of digits', 'deadbeefdeadbeefdeadbeefdeadbeef'],
    ['days', '20261121202611222026112320261124'],
  ])('a key that can be guessed is none: %s', (_what, key) => {
    expect(isUnguessableKey(key)).toBe(false);
  });
});
