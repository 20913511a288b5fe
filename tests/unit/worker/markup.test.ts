import { expect, test } from 'vitest';
import { copySign, offlineSection } from '@/worker/markup.ts';

const COPY = {
  path: '/articles/a/',
  title: 'Un <b>titre</b> & "deux"',
  read: '2026-11-01T12:00:00.000Z',
  bytes: 1,
};

test('§27 Reads without a network: the sign has the day of reading in long French form', () => {
  expect(copySign(COPY)).toContain('>1er novembre 2026</time>, lue sans connexion');
});

test('§27 Reads without a network: titles in the list are text', () => {
  const html = offlineSection([COPY]);
  expect(html).toContain('href="/articles/a/">Un &lt;b>titre&lt;/b> &amp; &quot;deux&quot;</a>');
  expect(html).not.toContain('Aucune page');
  expect(offlineSection([])).toContain('Aucune page n’est gardée sur cet appareil.');
  expect(offlineSection([])).not.toContain('<form');
});
