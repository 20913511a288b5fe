import { expect, test, vi } from 'vitest';
import { pageMeta } from '@/content/page-meta.server.ts';

vi.mock('@/content/queries.server.ts', () => ({
  getSite: () => ({ name: 'Clarisse Ndolé' }),
  getProject: () => ({}),
}));

test('§23 Themes: each page of a list names one feed, by the name of the theme alone', async () => {
  const topic = { kind: 'themes', name: 'Eau', pages: 2, total: 60, hasFeed: true } as const;
  for (const page of [1, 2])
    expect(await pageMeta({ name: 'facet', facet: { ...topic, items: [], page } })).toMatchObject({
      heading: page === 1 ? 'Eau' : 'Eau, page 2',
      feed: { title: 'Eau · Clarisse Ndolé', path: '/portfolio/themes/eau/rss.xml' },
    });
});
