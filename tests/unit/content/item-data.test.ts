import { describe, expect, test } from 'vitest';
import { type GoneOriginal } from '@/content/item.ts';
import { itemFigure, portfolioItem } from '@/content/item-data.ts';

const place = {
  slug: 'mokolo',
  position: 3,
  text: 'À quatre heures quarante.',
  today: new Date('2026-11-22'),
};

describe('§3 Portfolio item: what travels of a content file', () => {
  test('what it has, and nothing of what it lacks', () => {
    expect(portfolioItem({ category: 'Articles', title: '' }, place)).toStrictEqual({
      slug: 'mokolo',
      category: 'Articles',
      position: 3,
      title: '',
      description: 'À quatre heures quarante.',
    });
  });

  test('the start of an article travels where a card shows it, or is named by it', () => {
    const article = { category: 'Articles', title: 'Mokolo', standfirst: 'Avant l’aube.' } as const;
    expect(portfolioItem(article, place).description).toBe('');
    for (const other of [
      { ...article, standfirst: undefined },
      { ...article, title: '' },
      { ...article, category: 'Photos' },
    ] as const)
      expect(portfolioItem(other, place).description).toBe(place.text);
  });

  test('a date stands in one piece', () => {
    const date = new Date('2026-11-01');
    expect(portfolioItem({ category: 'Photos', title: '', date }, place)).toMatchObject({
      date: '1er\u00a0novembre\u00a02026',
      shortDate: '1er\u00a0nov.',
    });
  });

  test('its year is written in short too where that is over', () => {
    const date = new Date('2025-11-01');
    const item = portfolioItem({ category: 'Photos', title: '', date }, place);
    expect(item.shortDate).toBe('1er\u00a0nov.\u00a02025');
  });

  test('an article says where it first appeared', () => {
    const article = { category: 'Articles', title: 'A', outlet: 'Sillons' } as const;
    expect(portfolioItem(article, place).source).toStrictEqual({ outlet: 'Sillons' });
    const originalUrl = 'https://sillons.example/1';
    expect(portfolioItem({ ...article, originalUrl }, place).source).toEqual({
      outlet: 'Sillons',
      url: originalUrl,
    });
  });

  test.each(['https://vimeo.com/76979871', '/videos/soir.mp4'])('a video is at %s', (videoUrl) => {
    const video = { category: 'Vidéos', title: '', videoUrl } as const;
    expect(portfolioItem(video, place).videoUrl).toBe(videoUrl);
  });

  test('a video says where its captions are, and of its transcript only that there is one', () => {
    const video = { category: 'Vidéos', title: '', videoUrl: '/videos/soir.mp4' } as const;
    const words = { subtitles: './soir.vtt', transcript: 'Bonsoir.' };
    const item = portfolioItem({ ...video, ...words }, place);
    expect(item).toMatchObject({ captions: '/data/sous-titres/mokolo.vtt', transcribed: true });
    expect(JSON.stringify(item)).not.toContain('Bonsoir');
    expect(portfolioItem(video, place)).not.toHaveProperty('transcribed');
  });

  test('its figure comes prepared', () => {
    const shown = { src: '/a.webp', srcset: '/a.webp 400w', sizes: '45vw', width: 4, height: 3 };
    const picture = { ...shown, alt: '' };
    const photo = { category: 'Photos', title: '' } as const;
    expect(portfolioItem(photo, { ...place, picture }).picture).toBe(picture);
  });

  test('a video shows its thumbnail, or else its picture', () => {
    const image = { src: 'a.jpg', alt: '' };
    const thumbnail = { src: 'b.jpg', alt: '' };
    expect(itemFigure({ image, thumbnail })).toBe(thumbnail);
    expect(itemFigure({ image })).toBe(image);
    expect(itemFigure({})).toBeUndefined();
  });

  test('of an original that is gone its address doesn’t travel, but that of its copy', () => {
    const article = {
      category: 'Articles',
      title: 'Mokolo',
      outlet: 'Sillons',
      originalUrl: 'https://sillons.example/1',
    } as const;
    const source = (gone?: GoneOriginal) => portfolioItem(article, { ...place, gone }).source;
    const copy = { url: 'https://web.archive.org/web/1/a', date: '3 mars 2025' };
    expect(source()).toEqual({ outlet: 'Sillons', url: article.originalUrl });
    expect(source({})).toEqual({ outlet: 'Sillons', gone: {} });
    expect(source({ copy })).toEqual({ outlet: 'Sillons', gone: { copy } });
  });

  test('of a private article it says that there is its start alone', () => {
    const article = { category: 'Articles', title: 'Mokolo', outlet: 'Sillons' } as const;
    expect(portfolioItem({ ...article, visibility: 'private' }, place).excerptOnly).toBe(true);
    expect(portfolioItem({ ...article, visibility: 'public' }, place)).not.toHaveProperty(
      'excerptOnly',
    );
  });
});
