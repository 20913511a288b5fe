import { expect, test } from 'vitest';
import { checkFileName } from '@/content/check/check-entry.ts';

test.each([
  ['portfolio', 'content/portfolio/marche-de-nuit.md'],
  ['portfolio', 'marche-2.md'],
  ['services', 'content/Services.json'],
] as const)('§3 A file of « %s » may be called %s', (collection, file) => {
  expect(checkFileName(collection, file)).toEqual([]);
});

test.each(['Marche.md', 'marché.md', 'marche_de_nuit.md', 'marche.md.txt', '.md'])(
  '§3 A portfolio item may not be called %s: its name becomes an address',
  (name) => {
    for (const file of [name, `content/portfolio/${name}`])
      expect(checkFileName('portfolio', file)).toEqual([
        expect.objectContaining({
          message: expect.stringMatching(/^ce nom de fichier .*« marche-de-nuit.md »$/) as string,
        }),
      ]);
  },
);
