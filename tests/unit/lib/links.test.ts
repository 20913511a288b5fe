import { describe, expect, test } from 'vitest';
import { isSafeLink, shareLinks } from '@/lib/links.ts';

const url = 'https://site.example/?a=1&b=é#portfolio';
const title = 'Café & thé : 100 % « + »';

const parameters = (network: string, page = { url, title }) => {
  const link = shareLinks(page).find((candidate) => candidate.network === network);
  const { origin, pathname, searchParams } = new URL(link?.href ?? '');
  return { address: origin + pathname, query: Object.fromEntries(searchParams) };
};

describe('§7 Share links', () => {
  test('come in the order of the spec, each with its label', () => {
    expect(shareLinks({ url, title }).map(({ network, label }) => [network, label])).toEqual([
      ['whatsapp', 'WhatsApp'],
      ['twitter', 'Twitter'],
      ['facebook', 'Facebook'],
      ['linkedin', 'LinkedIn'],
    ]);
  });

  test.each([
    ['whatsapp', 'https://wa.me/', { text: `${title} ${url}` }],
    ['twitter', 'https://twitter.com/intent/tweet', { text: title, url }],
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }],
    ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url }],
  ])('%s', (network, address, query) => {
    expect(parameters(network)).toEqual({ address, query });
  });

  test('spaces are %20 and a plus stays a plus', () => {
    const hrefs = shareLinks({ url, title }).map(({ href }) => href);
    expect(hrefs.join('')).not.toContain('+');
    expect(hrefs[0]).toContain('Caf%C3%A9%20%26%20th%C3%A9');
    expect(hrefs[0]).toContain('%2B');
  });

  test('without a title WhatsApp gets the address alone', () => {
    expect(parameters('whatsapp', { url, title: '' }).query).toEqual({ text: url });
  });

  test('a broken character in the title does not throw', () => {
    expect(parameters('twitter', { url, title: '\ud83d' }).query).toEqual({ text: '\ufffd', url });
  });
});

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
