import { describe, expect, test } from 'vitest';
import { applyFrenchSpaces } from '@/content/text/typography.ts';

/** A narrow no-break space as « _ », a wide one as « ~ ». */
const seen = (text: string) => text.replaceAll('\u202f', '_').replaceAll('\u00a0', '~');

describe('The spaces of French', () => {
  test.each([
    ['Prix : 200 francs ; et demain ?', 'Prix_: 200 francs_; et demain_?'],
    ['Vraiment ?! Oui !', 'Vraiment_?! Oui_!'],
    ['Elle dit : « Le prix monte. »', 'Elle dit_: «~Le prix monte.~»'],
    ['« Qui ? » demande-t-il (qui donc ?).', '«~Qui_?~» demande-t-il (qui donc_?).'],
    ['70 % des récoltes, soit 9 %.', '70_% des récoltes, soit 9_%.'],
    ['**Achat** : 4 200 francs', '**Achat**_: 4 200 francs'],
    ['*Pourquoi ?*', '*Pourquoi_?*'],
    ['Le prix :\n200 francs', 'Le prix_:\n200 francs'],
    ['deux  espaces  :', 'deux  espaces_:'],
  ])('%s', (written, wanted) => {
    expect(seen(applyFrenchSpaces(written))).toBe(wanted);
  });

  test.each([
    'à 12:30, https://exemple.cm/a?b=1 !important',
    'une ![image](a.jpg) et un smiley :-)',
    '- liste\n- de choses\n\nfin',
    'deux espaces à la fin  \n: rien',
    'déjà\u202f: «\u00a0bien\u00a0»\u202f!',
    '',
  ])('leaves alone: %s', (text) => {
    expect(applyFrenchSpaces(text)).toBe(text);
  });
});
