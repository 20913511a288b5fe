import { expect, test } from 'vitest';
import { isAdminPage } from '@/content/unlisted-pages.ts';

test.each([
  ['/admin/', '', true],
  ['/admin', '', true],
  ['/site/admin/', '/site', true],
  ['/admin/', '/site', false],
  ['/articles/admin/', '', false],
  ['/admin/desk.js', '', false],
])('the desk is its own page alone: %s below « %s »', (pathname, base, expected) => {
  expect(isAdminPage(pathname, base)).toBe(expected);
});
