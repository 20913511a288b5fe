import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { extractLinks } from '../../../src/importer/extract-links.ts';
import { htmlToMarkdown } from '../../../src/importer/html-to-markdown.ts';
import { parsePageDocument } from '../../../src/importer/page-document.ts';
import { pageKey } from '../../../src/importer/page-address.ts';
import { slugFromTitle } from '../../../src/importer/write-draft.ts';
import { plainText } from '../../../src/content/text/plain-text.ts';
import { parseText } from '../../../src/content/text/parse-text.ts';

const BASE = new URL('https://a.example/b/');
const markdown = (html: string) =>
  htmlToMarkdown(parseHTML(`<html><body>${html}</body></html>`).document.body, BASE);

describe('the text of a page becomes the site’s own formatting', () => {
  test.each([
    ['<p>Un</p><p>Deux</p>', 'Un\n\nDeux'],
    [
      '<p>Un <b>mot </b>fort, <em>penché</em>, <u>souligné</u>, <del>barré</del></p>',
      'Un **mot** fort, *penché*, __souligné__, ~~barré~~',
    ],
    ['<p>Un<br>deux</p>', 'Un\ndeux'],
    ['<h2><b>Le</b> <a href="/x">titre</a></h2><h4>b</h4><h1></h1>', '## Le titre\n\n### b'],
    [
      '<ul><li>a</li><li><p>b</p><p>c</p></li></ul><ol><li>d<li>e</ol>',
      '- a\n- b\n  c\n\n1. d\n2. e',
    ],
    ['<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>', '- a\n  - b\n  - c\n- d'],
    ['<ul><li>seul</li></ul>', 'seul'],
    [
      '<h3><a href="/x">Autre page</a></h3><h3><a href="#b">b</a></h3>',
      '[Autre page](https://a.example/x)\n\n### b',
    ],
    ['<blockquote><p>« a »</p><p>b<br>c</p></blockquote>d', '> « a »\n>\n> b\n> c\n\nd'],
    [
      '<p>a<img src="/b(1).jpg" alt="[c]"></p><figure><img src="d.jpg"><figcaption>e "f" (Photo : G. Ndi)</figcaption><p>h</p></figure>',
      'a\n\n![\\[c\\]](https://a.example/b%281%29.jpg)\n\n![e "f"](https://a.example/b/d.jpg "e ”f” Crédit : G. Ndi")',
    ],
    [
      '<p><img src="/logo.png" alt="b"><img src="/c.jpg"><img src="/d.jpg" alt="e" width="20"></p>',
      '',
    ],
    ['<p><em><strong>a</strong></em> <strong><em>b</em></strong></p>', '***a*** ***b***'],
    [
      '<ol start="3"><li>a</li><li>b</li></ol><ol start="1"><li>c<li>d</ol>',
      '3. a\n4. b\n\n1. c\n2. d',
    ],
    ['<p><b>« Non, »</b>dit-elle, et <i>(a)</i>b</p>', '« Non, »dit-elle, et (a)b'],
    ['<h2>a **** b</h2><p>—</p><p><b>.</b></p>', '## a \\*\\*\\*\\* b\n\n**.**'],
    ['<p>a</p><hr><p>–</p><p>b</p>', 'a\n\n---\n\nb'],
    ['<p>- a</p><p>## b</p><p>1. c</p><p>&gt; d</p>', '- a\n\n\\## b\n\n1. c\n\n\\> d'],
    ['<p><b>a</b><b>b</b> <b><strong>c</strong></b> <b></b></p>', '**ab** **c**'],
    ['<p><a href="../c?d=(e)">lien</a></p>', '[lien](https://a.example/c?d=%28e%29)'],
    ['<p><a href="javascript:alert(1)">lien</a></p>', 'lien'],
    ['<a href="/x"><p>bloc</p></a>', 'bloc'],
    ['<p>un</p><script>alert(1)</script><figure><img alt="x"></figure><p>deux</p>', 'un\n\ndeux'],
  ])('%s', (html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  test('signs that mean formatting here are read as themselves', () => {
    const text = 'a * b * c_d_e `f` ~~g~~ [h](i) \\ <b>j</b>';
    const html = text.replaceAll('<', '&lt;');
    expect(plainText(parseText(markdown(`<p>${html}</p>`)))).toBe(text);
  });

  test('what a page writes as a block is one here, and what only looks like one is not', () => {
    const page =
      '<h3>a</h3><ul><li>b</li><li>c<ol><li>d</li><li>e</li></ol></li></ul><blockquote>f</blockquote>';
    const types = (html: string) =>
      parseText(markdown(html)).map((block) => ('type' in block ? block.type : 'paragraph'));
    expect(types(page)).toEqual(['heading', 'list', 'blockquote']);
    const plain =
      '<p>- a<br>- b</p><p>1. c<br>2. d</p><p>## e</p><p>&gt; f</p><p>g</p><p>---</p><p>h</p>';
    expect(new Set(types(plain))).toEqual(new Set(['paragraph']));
    expect(plainText(parseText(markdown(plain)))).toBe('- a - b 1. c 2. d ## e > f g --- h');
    const bold = '<p><b>Question :</b>réponse</p>';
    expect(plainText(parseText(markdown(bold)))).toBe('Question :réponse');
  });

  test('ten thousand nested tags crash nothing', () => {
    expect(() => markdown(`${'<div>'.repeat(10_000)}fond${'</div>'.repeat(10_000)}`)).not.toThrow();
  });
});

describe('links are found', () => {
  test('in a list, a table and what a messenger exports, each once', () => {
    expect(
      extractLinks('https://a.example/1\nhttps://a.example/2\nhttps://a.example/1'),
    ).toHaveLength(2);
    expect(extractLinks('titre;lien;date\n"Un; deux";https://a.example/1,2;2024\n')).toEqual([
      'https://a.example/1,2',
    ]);
    expect(
      extractLinks(
        '12/03/2024, 10:12 - Clarisse : regarde (https://a.example/1), et *https://b.example/2*.',
      ),
    ).toEqual(['https://a.example/1', 'https://b.example/2']);
    expect(extractLinks('rien')).toEqual([]);
  });

  test('two addresses of the same page are the same', () => {
    const page = pageKey('https://www.a.example/nuit/');
    for (const other of [
      'http://a.example/nuit',
      'https://m.a.example/nuit?utm_source=x&fbclid=y',
      'https://a.example/nuit/amp/',
      'https://a.example/amp/nuit',
      'https://a.example/nuit?amp=1#lire',
      'https://a.example/nuit.html',
    ])
      expect(pageKey(other)).toBe(page);
    expect(pageKey('https://a.example/nuit?id=2')).not.toBe(page);
    expect(pageKey('https://a.example/nuits')).not.toBe(page);
    expect(pageKey('https://a.example/aB')).not.toBe(pageKey('https://a.example/ab'));
    expect(pageKey('https://a.example/lire.php?ref=1')).not.toBe(
      pageKey('https://a.example/lire.php?ref=2'),
    );
    expect(pageKey('https://a.example/%c3%a9t%c3%a9')).toBe(pageKey('https://a.example/été'));
    expect(pageKey('https://youtu.be/dQw4w9WgXcQ?t=4')).toBe(
      pageKey('https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=share'),
    );
  });
});

test('a page is read in its character set, whoever names it', () => {
  const text = 'Été à Yaoundé';
  const latin = (html: string) => Buffer.from(html, 'latin1');
  const url = BASE;
  for (const got of [
    { type: 'text/html; charset=iso-8859-1', bytes: latin(`<p>${text}</p>`) },
    { type: 'text/html', bytes: latin(`<html><meta charset="windows-1252"><p>${text}</p>`) },
    { type: 'text/html; charset=utf-8', bytes: Buffer.from(`<p>${text}</p>`) },
    { type: 'text/html', bytes: Buffer.from(`<p>${text}</p>`) },
    { type: 'text/html; charset=utf-8', bytes: latin(`<p>${text}</p>`) },
    { type: 'text/html; charset=iso-8859-1', bytes: Buffer.from(`<p>${text}</p>`) },
    {
      type: 'text/html; charset=utf-8',
      bytes: Buffer.concat([Buffer.from(`<p>${text}</p>`), latin('<i>é</i>')]),
    },
  ])
    expect(parsePageDocument({ url, ...got }).querySelector('p')?.textContent).toBe(text);
});

test('a title becomes a file name', () => {
  expect(slugFromTitle('À l’Œuvre : « 12 cœurs » !')).toBe('a-l-oeuvre-12-coeurs');
  expect(slugFromTitle('mot '.repeat(40))).toHaveLength(79);
  expect(slugFromTitle('…')).toBe('');
});
