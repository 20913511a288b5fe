import { describe, expect, test } from 'vitest';
import { isSafeLink } from '@/lib/safe-link.ts';

describe('§2 Links of formatted text: one allow-list of protocols', () => {
  test.each([
    'https://exemple.example/a?b=c#d',
    'http://exemple.example',
    'mailto:bonjour@exemple.example',
    'tel:+237600000000',
    'HTTPS://EXEMPLE.example',
  ])('follows %s', (href) => {
    expect(isSafeLink(href)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//exemple.example',
    '/projet',
    '',
  ])('refuses %j', (href) => {
    expect(isSafeLink(href)).toBe(false);
  });
});
