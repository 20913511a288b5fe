import { expect, test, vi } from 'vitest';
import { contentOf } from '@/content/parsed-content.server.ts';
import { publicPart } from '@/content/public-part.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { shareImages } from '@/features/share-image/share-images.server.ts';
import { SAMPLE } from '../../../support/sample.ts';

const SLUG = 'nuits-blanches-de-la-poste-centrale';
const { getPortfolio } = vi.hoisted(() => ({ getPortfolio: vi.fn<() => unknown[]>() }));

vi.mock('@/content/pictures/pictures.server.ts', () => ({}));
vi.mock('@/content/queries.server.ts', () => ({
  getPortfolio,
  getSite: () => ({
    url: 'https://site.example',
    name: 'Nom',
    profession: 'Métier',
    hero: { title: 'Titre' },
  }),
  getProject: () => ({ name: 'Projet', description: 'Texte.' }),
  getAbout: () => ({}),
  getPublications: () => [],
}));

test('§10 Private article: its share image draws nothing of a private text but its start', async () => {
  const { items } = contentOf(await readCollections(SAMPLE));
  const item = items.find(({ slug }) => slug === SLUG);
  // Without a title its name is made of its text.
  const shown = publicPart({ data: { ...item?.data, title: '' }, body: item?.body.trim() ?? '' });
  getPortfolio.mockReturnValue([{ id: SLUG, data: shown.data, body: shown.body }]);
  const images = await shareImages();
  const image = images.find(({ params }) => params.image === `articles/${SLUG}.png`);
  expect(image?.props.card).toEqual({
    kicker: 'Article · 11 février 2025',
    title: 'Article\u202f: Trois trieurs, une bouilloire et un registre que personne…',
    name: 'Nom',
    profession: 'Métier',
  });
});
