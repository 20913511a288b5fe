import { describe, expect, test } from 'vitest';
import { remoteImage } from '@/content/pictures/image-hosts.ts';

describe('§7 Images requested with w, q and format', () => {
  test('offers the three widths, 800 first', () => {
    expect(remoteImage('https://images.unsplash.com/photo-1')).toEqual({
      src: 'https://images.unsplash.com/photo-1?w=800&q=80',
      srcset:
        'https://images.unsplash.com/photo-1?w=400&q=80 400w, ' +
        'https://images.unsplash.com/photo-1?w=800&q=80 800w, ' +
        'https://images.unsplash.com/photo-1?w=1200&q=80 1200w',
    });
  });

  test('one source also gets format=webp', () => {
    const { src } = remoteImage('https://lueurs.gumlet.io/a.jpg');
    expect(Object.fromEntries(new URL(src).searchParams)).toEqual({
      w: '800',
      q: '80',
      format: 'webp',
    });
  });

  test('keeps the image’s own parameters and replaces those it sets', () => {
    const { src, srcset } = remoteImage(
      'https://lueurs.gumlet.io/a.jpg?w=9&w=10&fit=crop&format=png&q=1#haut,',
    );
    expect([...new URL(src).searchParams].sort()).toEqual([
      ['fit', 'crop'],
      ['format', 'webp'],
      ['q', '80'],
      ['w', '800'],
    ]);
    expect(srcset).not.toContain('#');
  });

  test('no address breaks the list of candidates', () => {
    const { srcset } = remoteImage('https://images.pexels.com/a,b c.jpg?auto=compress,format');
    expect(srcset.split(', ')).toHaveLength(3);
    expect(srcset.split(', ').map((candidate) => candidate.split(' ').length)).toEqual([2, 2, 2]);
  });

  test.each([
    'https://images.unsplash.com.evil.example/a.jpg',
    'https://mes-images.unsplash.com/a.jpg',
    'http://images.unsplash.com/a.jpg',
    'https://example.com/a.jpg',
    'photo.jpg',
  ])('an unknown host is refused in French: %s', (src) => {
    expect(() => remoteImage(src)).toThrow(`« ${src} » : cet hébergeur d’images n’est pas connu`);
  });
});
