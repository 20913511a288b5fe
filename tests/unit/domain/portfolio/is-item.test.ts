import { describe, expect, test } from 'vitest';
import { isPortfolioItem } from '@/domain/portfolio/is-item.ts';

const picture = { alt: '', src: '/a.webp', srcset: '/a.webp 400w', sizes: '45vw' };
const item = {
  slug: 'aube',
  category: 'Photos',
  position: 0,
  title: '',
  description: '',
  date: '21 novembre 2026',
  videoUrl: '/video.mp4',
  picture: { ...picture, width: 800, height: 600 },
};

describe('§3 Portfolio item: what a card can show', () => {
  test('an item with everything, and one with only what it must have', () => {
    const { slug, category, position, title, description } = item;
    expect(isPortfolioItem(item)).toBe(true);
    expect(isPortfolioItem({ slug, category, position, title, description })).toBe(true);
  });

  test.each(['Articles', 'Vidéos', 'Photos'])('of the category %s', (category) => {
    expect(isPortfolioItem({ ...item, category })).toBe(true);
  });

  test.each(['slug', 'title', 'description', 'position', 'category'])('not without %s', (name) => {
    expect(isPortfolioItem({ ...item, [name]: undefined })).toBe(false);
    expect(isPortfolioItem({ ...item, [name]: { x: 1 } })).toBe(false);
  });

  test.each(['date', 'videoUrl'])('not with another sort of %s', (name) => {
    expect(isPortfolioItem({ ...item, [name]: 5 })).toBe(false);
    expect(isPortfolioItem({ ...item, [name]: null })).toBe(false);
  });

  test.each(['toString', 'Tous', 'photos', ''])('of no category « %s »', (category) => {
    expect(isPortfolioItem({ ...item, category })).toBe(false);
  });

  test.each([[null], [undefined], ['texte'], [[]], [[item]], [5]])('not %j', (value) => {
    expect(isPortfolioItem(value)).toBe(false);
  });
});
