import { expect, test } from 'vitest';
import { splitAtHyphenatedNames } from '@/content/text/typography.ts';

test.each([
  ['À Biyem-Assi, samedi', ['À ', 'Biyem-Assi', ', samedi']],
  ['Marie-Claire et Ngo-Bell', ['', 'Marie-Claire', ' et ', 'Ngo-Bell', '']],
  ['peut-être là-bas', ['peut-être là-bas']],
  ['près d’Abong-Mbang', ['près ', 'd’Abong-Mbang', '']],
  ['', ['']],
  ['Saint-Jean-sur-la-Grande-Rivière', ['Saint-Jean-sur-la-Grande-Rivière']],
])('§10 Articles: the names in « %s » that stay on one line', (text, pieces) => {
  expect(splitAtHyphenatedNames(text)).toEqual(pieces);
});
