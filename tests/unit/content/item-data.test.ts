import { describe, expect, test } from 'vitest';
import type { DeadOriginal, ItemFields } from '@/content/item.ts';
import { createItemData, parseTextCached, toItem } from '@/content/item-data.ts';
import type { PictureData } from '@/content/pictures/picture.ts';

const TEXT = 'À quatre heures quarante.';

const dataOf = (written: ItemFields, gone?: DeadOriginal, picture?: PictureData) =>
  createItemData(
    toItem(written, TEXT, { slug: 'mokolo', position: 3, gone }),
    picture,
    new Date('2026-11-22'),
  );

describe('§3 Portfolio item: what travels of a content file', () => {
  test('what it has, and nothing of what it lacks', () => {
    expect(dataOf({ category: 'Articles', title: '' })).toStrictEqual({
      slug: 'mokolo',
      category: 'Articles',
      position: 3,
      title: '',
      description: TEXT,
    });
  });

  test('what a journalist adds to it, as it is written; topics only where there is one', () => {
    const added = { shortTitle: 'Mokolo', standfirst: 'Avant l’aube.', place: 'Yaoundé' };
    const article = { category: 'Articles', title: '', ...added } as const;
    expect(dataOf({ ...article, topics: ['Marchés'] })).toMatchObject({
      ...added,
      topics: ['Marchés'],
    });
    expect(dataOf({ ...article, topics: [] })).not.toHaveProperty('topics');
  });

  test('nothing that the build alone needs', () => {
    const fields = { id: 7, draft: false, featured: true, visibility: 'public' } as const;
    const data = dataOf({ category: 'Articles', title: '', ...fields });
    for (const name of [...Object.keys(fields), 'figure', 'text', 'plainText'])
      expect(data).not.toHaveProperty(name);
  });

  test('the start of an article travels where a card shows it, or is named by it', () => {
    const article = { category: 'Articles', title: 'Mokolo', standfirst: 'Avant l’aube.' } as const;
    expect(dataOf(article).description).toBe('');
    for (const other of [
      { ...article, standfirst: undefined },
      { ...article, title: '' },
      { ...article, category: 'Photos' },
    ] as const)
      expect(dataOf(other).description).toBe(TEXT);
  });

  test('a date stands in one piece', () => {
    const date = new Date('2026-11-01');
    expect(dataOf({ category: 'Photos', title: '', date })).toMatchObject({
      date: '1er\u00a0novembre\u00a02026',
      shortDate: '1er\u00a0nov.',
    });
  });

  test('its year is written in short too where that is over', () => {
    const date = new Date('2025-11-01');
    const item = dataOf({ category: 'Photos', title: '', date });
    expect(item.shortDate).toBe('1er\u00a0nov.\u00a02025');
  });

  test('an article says where it first appeared', () => {
    const article = { category: 'Articles', title: 'A', outlet: 'Sillons' } as const;
    expect(dataOf(article).source).toStrictEqual({ outlet: 'Sillons' });
    const originalUrl = 'https://sillons.example/1';
    expect(dataOf({ ...article, originalUrl }).source).toEqual({
      outlet: 'Sillons',
      url: originalUrl,
    });
  });

  test.each(['https://vimeo.com/76979871', '/videos/soir.mp4'])('a video is at %s', (videoUrl) => {
    const video = { category: 'Vidéos', title: '', videoUrl } as const;
    expect(dataOf(video).videoUrl).toBe(videoUrl);
  });

  test('a video says where its captions are, and of its transcript only that there is one', () => {
    const video = { category: 'Vidéos', title: '', videoUrl: '/videos/soir.mp4' } as const;
    const words = { subtitles: './soir.vtt', transcript: 'Bonsoir.' };
    const item = dataOf({ ...video, ...words });
    expect(item).toMatchObject({ captions: '/data/sous-titres/mokolo.vtt', transcribed: true });
    expect(JSON.stringify(item)).not.toContain('Bonsoir');
    expect(dataOf(video)).not.toHaveProperty('transcribed');
  });

  test('of a sound, where it is and what is said of it; of its transcript only that there is one', () => {
    const audio = 'https://sons.example/a.mp3';
    const written = { audioDuration: '6:40', audioMegabytes: '3,2', transcript: 'Bonsoir.' };
    const item = dataOf({ category: 'Articles', title: '', audio, ...written });
    const facts = '6\u00a0min\u00a040\u00a0s\u00a0· 3,2\u00a0Mo';
    expect(item).toMatchObject({ audio: { src: audio, facts }, transcribed: true });
    for (const name of ['sound', ...Object.keys(written)]) expect(item).not.toHaveProperty(name);
  });

  test('its figure comes prepared', () => {
    const shown = { src: '/a.webp', srcset: '/a.webp 400w', sizes: '45vw', width: 4, height: 3 };
    const picture = { ...shown, alt: '' };
    const photo = { category: 'Photos', title: '' } as const;
    expect(dataOf(photo, undefined, picture).picture).toBe(picture);
  });

  test('a video shows its thumbnail, or else its picture', () => {
    const image = { src: 'a.jpg', alt: '' };
    const thumbnail = { src: 'b.jpg', alt: '' };
    const figureOf = (shown: Pick<ItemFields, 'image' | 'thumbnail'>) =>
      toItem({ category: 'Vidéos', title: '', ...shown }, '', { slug: 'soir', position: 0 }).figure;
    expect(figureOf({ image, thumbnail })).toBe(thumbnail);
    expect(figureOf({ image })).toBe(image);
    expect(figureOf({})).toBeUndefined();
  });

  test('of an original that is gone its address doesn’t travel, but that of its copy', () => {
    const article = {
      category: 'Articles',
      title: 'Mokolo',
      outlet: 'Sillons',
      originalUrl: 'https://sillons.example/1',
    } as const;
    const source = (gone?: DeadOriginal) => dataOf(article, gone).source;
    const copy = { url: 'https://web.archive.org/web/1/a', date: '3 mars 2025' };
    expect(source()).toEqual({ outlet: 'Sillons', url: article.originalUrl });
    expect(source({})).toEqual({ outlet: 'Sillons', gone: {} });
    expect(source({ copy })).toEqual({ outlet: 'Sillons', gone: { copy } });
  });

  test('of a private article it says that there is its start alone', () => {
    const article = { category: 'Articles', title: 'Mokolo', outlet: 'Sillons' } as const;
    expect(dataOf({ ...article, visibility: 'private' }).excerptOnly).toBe(true);
    expect(dataOf({ ...article, visibility: 'public' })).not.toHaveProperty('excerptOnly');
  });
});

describe('§2 Text formatting: the text of an item, with its formatting and without', () => {
  test('its paragraphs, and the same on one line', () => {
    const item = toItem({ category: 'Articles', title: '' }, 'Un **mot** fort.\n\nLa suite.', {
      slug: 'mot',
      position: 0,
    });
    expect(item.text).toEqual([
      ['Un ', { type: 'strong', children: ['mot'] }, ' fort.'],
      ['La suite.'],
    ]);
    expect(item.plainText).toBe('Un mot fort. La suite.');
  });

  test('no text', () => {
    expect(parseTextCached('')).toEqual({ tree: [], plain: '' });
  });

  test('the same text is parsed once, an edited one again', () => {
    const text = parseTextCached('Avant.');
    expect(parseTextCached('Avant.')).toBe(text);
    expect(parseTextCached('Après.').plain).toBe('Après.');
  });
});
