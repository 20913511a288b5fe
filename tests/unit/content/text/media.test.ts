import { describe, expect, test } from 'vitest';
import { textToHtml } from '@/features/feed/text-to-html.ts';
import { parseArticleText, parseText } from '@/content/text/parse-text.ts';
import { plainText } from '@/content/text/plain-text.ts';
import { isTextTree, listFigures, listVideos } from '@/content/text/text-tree.ts';

const picture = (src: string, alt: string, texts = {}) => ({
  type: 'picture',
  picture: { src, alt, ...texts },
});

describe('§2 Article text formatting: pictures', () => {
  test.each([
    ['![Un étal](./a.jpg)', picture('./a.jpg', 'Un étal')],
    ['  ![Un *étal*](a.jpg "À l’aube")', picture('a.jpg', 'Un étal', { caption: 'À l’aube' })],
    [
      '![É](a.jpg "À l’aube. Crédit : Awa Ndi")',
      picture('a.jpg', 'É', { caption: 'À l’aube.', credit: 'Awa Ndi' }),
    ],
    [
      "![É](<un étal.jpg> 'CRÉDIT\u202f: Dessin\u202f: A. Ndi')",
      picture('un étal.jpg', 'É', { credit: 'Dessin\u202f: A. Ndi' }),
    ],
    ['![](a.jpg)', picture('a.jpg', '')],
  ])('a picture is a paragraph of its own: %j', (source, expected) => {
    expect(parseArticleText(`a\n\n${source}\n\nb`)).toEqual([['a'], expected, ['b']]);
  });

  test('several may stand one below the other', () => {
    expect(parseArticleText('![a](b.jpg)\n![c](d.jpg "e")')).toEqual([
      picture('b.jpg', 'a'),
      picture('d.jpg', 'c', { caption: 'e' }),
    ]);
  });

  test.each([
    'a ![b](c.jpg)',
    '![b](c.jpg)\na',
    '![b](un étal.jpg)',
    '\\![b](c.jpg) d',
    '> ![b](c.jpg)',
    '- ![b](c.jpg)\n- d',
    '![b][c]',
  ])('anywhere else it shows as written: %j', (source) => {
    expect(listFigures(parseArticleText(source))).toEqual([]);
    expect(plainText(parseArticleText(source))).toContain('b');
  });

  test('only articles have them', () => {
    expect(parseText('![a](b.jpg)')).toEqual([['![a](b.jpg)']]);
  });

  test('a card shows none of them, and a host can’t send one without its files', () => {
    const tree = parseArticleText('a\n\n![b](c.jpg "d")\n\ne');
    expect(plainText(tree)).toBe('a e');
    expect(isTextTree(tree)).toBe(false);
    const files = { src: '/a.webp', srcset: '/a.webp 400w', sizes: '1px', width: 4, height: 3 };
    expect(isTextTree([{ type: 'picture', picture: { alt: '', ...files } }])).toBe(true);
    expect(isTextTree([{ type: 'picture', picture: { ...files } }])).toBe(false);
  });

  test('the feed and the export have them with their captions', () => {
    const tree = parseArticleText('![a & b](c.jpg "<d>. Crédit : E")');
    expect(textToHtml(tree, (address) => `https://f.example/${address}`)).toBe(
      '<figure><img src="https://f.example/c.jpg" alt="a &amp; b"><figcaption>&lt;d&gt;. Photo\u202f: E</figcaption></figure>',
    );
  });
});

describe('§2 Article text formatting: videos', () => {
  test.each([
    ['https://youtu.be/dQw4w9WgXcQ', undefined],
    ['https://www.youtube.com/watch?v=a_b*c-_d_e_&t=5', 'not an id'],
    ['https://vimeo.com/76979871', undefined],
    ['/videos/soir.mp4', undefined],
  ])('a URL alone: %s', (url, problem) => {
    const expected = problem === undefined ? [{ type: 'video', url }] : [];
    expect(listVideos(parseArticleText(`a\n\n${url}\n\nb`))).toEqual(expected);
  });

  test('a link alone gives its title', () => {
    expect(parseArticleText('[Une **nuit**](https://dai.ly/x7tgad0)')).toEqual([
      { type: 'video', url: 'https://dai.ly/x7tgad0', title: 'Une nuit' },
    ]);
  });

  test.each([
    'Voir https://youtu.be/dQw4w9WgXcQ',
    '[a](https://youtu.be/dQw4w9WgXcQ).',
    'https://www.youtube.com/@chaine',
    'https://media.example/film.mp4',
    '//media.example/film.mp4',
    '/videos/soir.txt',
    '> https://youtu.be/dQw4w9WgXcQ',
  ])('anything else is text: %s', (source) => {
    expect(listVideos(parseArticleText(source))).toEqual([]);
  });

  test('the feed and the export link to its page', () => {
    expect(textToHtml(parseArticleText('[a <b>](https://youtu.be/dQw4w9WgXcQ)'))).toBe(
      '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">a &lt;b&gt;</a></p>',
    );
    expect(textToHtml(parseArticleText('/videos/a.mp4'), () => '../public/videos/a.mp4')).toBe(
      '<p><a href="../public/videos/a.mp4">Vidéo</a></p>',
    );
  });

  test('a host can’t send one that leads elsewhere', () => {
    expect(isTextTree([{ type: 'video', url: 'https://vimeo.com/1' }])).toBe(true);
    for (const url of ['javascript:alert(1)', '//a.example/b.mp4', 5])
      expect(isTextTree([{ type: 'video', url }])).toBe(false);
  });
});
