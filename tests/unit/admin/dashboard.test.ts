import { expect, test } from 'vitest';
import { groupPortfolioByStatus } from '@/admin/page/dashboard.ts';

const TODAY = new Date('2026-11-22');

const TEXTS = new Map(
  Object.entries({
    'a.md': 'title: Ancien\ndraft: true\ndate: "2026-01-01"',
    'b.md': 'title: Récent\ndraft: true\ndate: "2026-11-30"',
    'c.md': 'title: Proposé\ndraft: true',
    'd.md': 'title: Demain\ndate: "2026-11-23"\nfeatured: true',
    'e.md': 'title: En vedette\ndate: "2026-11-22"\nfeatured: true',
    'g.md': 'title: Dans un mois\ndate: "2026-12-22"',
    'f.md': 'title: Publié, autrefois proposé\ndate: "2026-11-21"',
    'content/portfolio/un-auvent.md': 'title: ""\ndraft: true',
  }).map(([path, fields]) => [path, `---\n${fields}\n---\n`]),
);

test('§17 items are sorted by what waits for the owner, the latest day first, or the next one', () => {
  const { proposed, drafts, scheduled, featured } = groupPortfolioByStatus(
    TEXTS,
    ['c.md', 'f.md'],
    TODAY,
  );
  const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
  expect(titles(proposed)).toEqual(['Proposé']);
  expect(titles(drafts)).toEqual(['Récent', 'Ancien', 'Sans titre\u202f: un-auvent']);
  expect(titles(scheduled)).toEqual(['Demain', 'Dans un mois']);
  expect(scheduled[0]?.scheduledFor).toEqual(new Date('2026-11-23'));
  expect(titles(featured)).toEqual(['En vedette']);
});
