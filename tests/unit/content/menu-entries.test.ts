import { expect, test } from 'vitest';
import { menuEntries } from '@/content/menu-entries.ts';

test.each([
  ['full', ['Accueil', 'À propos', 'Services', 'Portfolio', 'Contact', 'Projet']],
  ['home-only', ['Accueil']],
  ['inner', ['Accueil', 'Portfolio', 'Contact', 'Projet']],
] as const)('§2 Shared header and footer: the menu « %s »', (kind, labels) => {
  expect(menuEntries(kind, true).map(({ label }) => label)).toEqual(labels);
});
