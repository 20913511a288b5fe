import { expect, test, vi } from 'vitest';
import type { Article } from '@/content/item.ts';
import { toItem } from '@/content/item-data.ts';
import { parseContent } from '@/content/parsed-content.server.ts';
import { withoutPrivateText } from '@/content/private-text.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { listShareImages } from '@/features/share-image/share-images.server.ts';
import { SAMPLE } from '../../../support/sample.ts';

const SLUG = 'nuits-blanches-de-la-poste-centrale';
const { getArticles } = vi.hoisted(() => ({ getArticles: vi.fn<() => Article[]>() }));

vi.mock('@/content/pictures/pictures.server.ts', () => ({}));
vi.mock('@/content/items.server.ts', () => ({ getArticles }));
vi.mock('@/content/queries.server.ts', () => ({
  getSite: () => ({
    url: 'https://site.example',
    name: 'Nom',
    profession: 'Métier',
    hero: { title: 'Titre' },
  }),
  getProject: () => ({ name: 'Projet', description: 'Texte.' }),
  getAbout: () => ({}),
  hasPublicationsPage: () => false,
  getEditorsSheet: () => undefined,
  getLanguagePages: () => [],
}));

test('§10 Private article: its share image draws nothing of a private text but its start', async () => {
  const { items } = parseContent(await readCollections(SAMPLE));
  const item = items.find(({ slug }) => slug === SLUG);
  const shown = withoutPrivateText({ data: { ...item?.data }, body: item?.body.trim() ?? '' });
  // Without a title its name is made of its text.
  const fields = { ...item?.data, title: '', category: 'Articles' } as const;
  const article = toItem(fields, shown.body, { slug: SLUG, position: 0 });
  getArticles.mockReturnValue([{ ...article, category: 'Articles' }]);
  const images = await listShareImages();
  const image = images.find(({ params }) => params.image === `articles/${SLUG}.png`);
  expect(image?.props.content).toEqual({
    kicker: 'Article · 11 février 2025',
    title: 'Article\u202f: Trois trieurs, une bouilloire et un registre que personne…',
    name: 'Nom',
    profession: 'Métier',
  });
});
