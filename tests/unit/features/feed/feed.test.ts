import { describe, expect, test } from 'vitest';
import { toFeedItems, type FeedEntry } from '@/features/feed/feed-items.ts';
import { escapeHtml, textToHtml } from '@/features/feed/text-to-html.ts';
import { parseText } from '@/content/text/parse-text.ts';

const entry = (title: string, day?: string): FeedEntry => ({
  title,
  link: `https://site.example/${title}/`,
  summary: 'Texte',
  ...(day !== undefined && { date: new Date(day) }),
});

describe('The items of the feed', () => {
  test('newest first, the undated ones last in their own order', () => {
    const entries = [
      entry('b'),
      entry('old', '2025-01-01'),
      entry('a'),
      entry('new', '2026-01-01'),
    ];
    const titles = toFeedItems(entries, 'Nom').map(({ title }) => title);
    expect(titles).toEqual(['new', 'old', 'b', 'a']);
    expect(entries[0]?.title).toBe('b');
  });

  test('fifty at most', () => {
    const many = Array.from({ length: 60 }, (_, index) => entry(String(index), '2026-01-01'));
    expect(toFeedItems(many, 'Nom')).toHaveLength(50);
  });

  test('a date and a whole text are given where there are any', () => {
    const [dated] = toFeedItems([{ ...entry('t', '2026-01-01'), html: '<p>a</p>' }], 'Nom');
    expect(dated?.pubDate).toEqual(new Date('2026-01-01T11:00:00Z'));
    expect(dated?.content).toBe('<p>a</p>');
    const [bare = {}] = toFeedItems([entry('t')], 'Nom');
    expect(Object.keys(bare)).toEqual(['title', 'link', 'description', 'customData']);
  });

  test('§2 Language of a work: an entry says its own where it is not the feed’s', () => {
    const [english, french] = toFeedItems([{ ...entry('a'), lang: 'en' }, entry('b')], 'Nom');
    expect(english?.customData).toContain('<dc:language>en</dc:language>');
    expect(french?.customData).not.toContain('language');
  });

  test('§11 Editorial fields: what a text is about', () => {
    const [about] = toFeedItems([{ ...entry('t'), categories: ['Eau', 'Ville'] }], 'Nom');
    expect(about?.categories).toEqual(['Eau', 'Ville']);
  });

  test.each([
    ['a local one', { size: { width: 1600, height: 900 } }, ' width="1600" height="900"'],
    ['one of another host', {}, ''],
    ['one without a description', { alt: '' }, ''],
    ['one with signs of HTML', { alt: 'A "b" <c> & d', src: 'https://h.example/?a=1&b=2' }, ''],
  ])('a picture stands before the text, and beside it: %s', (_which, more, dimensions) => {
    const picture = { src: 'https://site.example/a.webp', alt: 'Un marché', ...more };
    const [item] = toFeedItems([{ ...entry('t'), html: '<p>a</p>', picture }], 'Nom');
    const [src, alt] = [escapeHtml(picture.src), escapeHtml(picture.alt)];
    expect(item?.content).toBe(`<p><img src="${src}"${dimensions} alt="${alt}"></p><p>a</p>`);
    expect(item?.customData).toContain(`<media:content url="${src}" medium="image"/>`);
    const [start] = toFeedItems([{ ...entry('t'), picture }], 'Nom');
    expect(start).not.toHaveProperty('content');
    expect(start?.customData).toContain('<media:content');
  });

  test('a sound is enclosed, and stands before the text', () => {
    const src = 'https://sons.example/a.mp3?a=1&b=2';
    const sound = { src, type: 'audio/mpeg', seconds: 400, bytes: 3_200_000 };
    const [item] = toFeedItems([{ ...entry('t'), html: '<p>a</p>', sound }], 'Nom');
    expect(item?.enclosure).toEqual({ url: src, type: 'audio/mpeg', length: 3_200_000 });
    expect(item?.content?.replaceAll('\u00a0', ' ')).toBe(
      '<p><a href="https://sons.example/a.mp3?a=1&amp;b=2">Écouter l’article</a> · 6 min 40 s · 3,2 Mo</p><p>a</p>',
    );
    const unknown = { ...sound, seconds: undefined, bytes: undefined };
    const [bare] = toFeedItems([{ ...entry('t'), sound: unknown }], 'Nom');
    expect(bare?.enclosure?.length).toBe(0);
  });

  test('a summary and an author are escaped, and what is unknown is left out', () => {
    expect(toFeedItems([{ ...entry('t'), summary: 'a < b' }], 'A & B')).toEqual([
      {
        title: 't',
        link: 'https://site.example/t/',
        description: 'a &lt; b',
        customData: '<dc:creator>A &amp; B</dc:creator>',
      },
    ]);
  });
});

describe('Formatted text as HTML', () => {
  test('every mark has its element', () => {
    const source = '**a** *b* __c__ ~~d~~ `e`\n[f](https://x.example/?a=1&b="2")\n\nfin';
    expect(textToHtml(parseText(source))).toBe(
      '<p><strong>a</strong> <em>b</em> <u>c</u> <del>d</del> <code>e</code><br>' +
        '<a href="https://x.example/?a=1&amp;b=&quot;2&quot;">f</a></p><p>fin</p>',
    );
  });

  test('markup in the source stays text', () => {
    expect(textToHtml(parseText('<img src=x onerror=alert(1)> `<b>` & "'))).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; <code>&lt;b&gt;</code> &amp; &quot;</p>',
    );
  });
});
