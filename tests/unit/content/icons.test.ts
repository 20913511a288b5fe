import { expect, test } from 'vitest';
import { iconPaths, isIconName } from '@/content/icons.server.ts';

test('§3 Service icons: a class name gives the outlines of its icon', () => {
  expect(iconPaths('ri-close-line')).toEqual([expect.stringMatching(/^m?M?[\d.]/)]);
});

test.each(['close-line', 'ri-n-existe-pas', 'ri-', '', 'ri-toString'])(
  '§3 Service icons: %j is refused',
  (name) => {
    expect(isIconName(name)).toBe(false);
    expect(() => iconPaths(name)).toThrow(`« ${name} »`);
  },
);
