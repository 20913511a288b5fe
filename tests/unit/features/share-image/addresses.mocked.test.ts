import { expect, test, vi } from 'vitest';
import type { PageForMeta } from '@/content/page-meta.server.ts';
import { shareImageDigest } from '@/features/share-image/draw-share-image.server.ts';
import { shareImage } from '@/features/share-image/share-images.server.ts';

vi.mock('@/content/pictures/pictures.server.ts', () => ({}));
vi.mock('@/content/items.server.ts', () => ({}));
vi.mock('@/content/queries.server.ts', () => ({
  getSite: () => ({
    url: 'https://site.example',
    name: 'Nom',
    profession: 'Métier',
    hero: { title: 'Titre' },
  }),
  getProject: () => ({
    name: 'Projet',
    description: 'Texte.',
    photo: { src: { fsPath: 'tests/content/portfolio/tisserand.jpg' }, alt: '' },
  }),
  getAbout: () => ({ portrait: { src: 'https://images.unsplash.com/1', alt: '' } }),
}));

test.each<[PageForMeta, string]>([
  [{ name: 'project' }, 'projet.jpg'],
  [{ name: 'home' }, 'accueil.png'],
  [{ name: 'not-found' }, 'accueil.png'],
  [{ name: 'archive', archive: { tab: 'Tous', page: 2 } }, 'portfolio.png'],
  [{ name: 'search' }, 'portfolio.png'],
])(
  'the picture that a link to %j shows is %s, in the version of its digest',
  async (page, file) => {
    const image = await shareImage(page);
    const version = shareImageDigest(image.content).slice(0, 8);
    expect(image.file).toBe(file);
    expect(image.address).toBe(`/partage/${file}?v=${version}`);
  },
);
