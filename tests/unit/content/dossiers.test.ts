import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCollections } from '@/content/read-collections.server.ts';
import {
  breakContent,
  gone,
  holding,
  swap,
  without,
  withLine,
  withText,
  type BrokenContent,
} from '../../support/broken-content/change.ts';
import { SAMPLE } from '../../support/sample.ts';

const DOSSIER = 'dossiers/trois-papiers-sur-le-climat.md';
const ITEM = 'portfolio/cacao-sanaga-cooperative-ebebda.md';
const NAMED = 'content/dossiers/trois-papiers-sur-le-climat.md › items[2] (Élément) : ';

const root = mkdtempSync(join(tmpdir(), 'dossiers-'));
const content = join(root, 'content');

beforeAll(() => {
  cpSync(SAMPLE, content, { recursive: true });
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

const read = (file: string) => readFileSync(join(SAMPLE, file), 'utf8');

/** What is said of the content with one change, or several. */
async function said(...changes: Omit<BrokenContent, 'what'>[]): Promise<string[]> {
  const restore = changes.map((change) => breakContent(content, { what: 'a dossier', ...change }));
  const { problems } = await readCollections(content);
  for (const one of restore.toReversed()) one();
  return problems.map(({ line }) => line);
}

describe('§25 Dossiers: the content check', () => {
  test('an item that isn’t there is refused', async () => {
    expect(await said({ file: ITEM, change: gone })).toEqual([
      `${NAMED}aucun élément du portfolio ne s’appelle « cacao-sanaga-cooperative-ebebda » ; corrigez ce nom, ou retirez-le du dossier.`,
    ]);
  });

  test('so is a draft', async () => {
    expect(await said({ file: ITEM, change: withLine('draft: true') })).toEqual([
      `${NAMED}« cacao-sanaga-cooperative-ebebda » est un brouillon ; publiez-le, ou retirez-le du dossier.`,
    ]);
  });

  test('and what is still to come, unless the dossier comes no sooner', async () => {
    const later = { file: ITEM, change: swap(/date: .*/, 'date: "2099-12-01"') };
    expect(await said(later)).toEqual([
      `${NAMED}« cacao-sanaga-cooperative-ebebda » ne paraîtra que le 1er décembre 2099 ; retirez-le du dossier, ou datez le dossier de ce jour-là.`,
    ]);
    const dated = (day: string) => ({ file: DOSSIER, change: swap(/date: .*/, `date: "${day}"`) });
    expect(await said(later, dated('2099-12-01'))).toEqual([]);
    expect(await said(later, dated('2099-11-30'))).toHaveLength(1);
  });

  test('an item that can’t be read is told once, of its own file', async () => {
    const lines = await said({ file: ITEM, change: holding('Un texte seul.\n') });
    expect(lines).toEqual([expect.stringMatching(/^content\/portfolio\/cacao-sanaga/)]);
  });

  test.each(['draft: true', 'lastDay: "2026-11-20"'])(
    'a dossier without a page asks nothing of its items: %s',
    async (line) => {
      const change = swap('items:', `${line}\nitems:`);
      expect(await said({ file: ITEM, change: gone }, { file: DOSSIER, change })).toEqual([]);
    },
  );

  test('two dossiers can’t have one key: another is proposed', async () => {
    const copy = { file: 'dossiers/copie.md', change: holding(read(DOSSIER)) };
    expect(await said(copy)).toEqual([
      expect.stringMatching(
        /^content\/dossiers\/trois-papiers.* : un autre dossier a la même clé ; écrivez « key: "[0-9a-f]{32}" »/,
      ),
    ]);
  });

  test.each([
    ['a key that is missing', without('key'), /› key \(Clé de l’adresse\) : la clé .* manque/],
    ['one that can be guessed', swap(/key: .*/, 'key: "climat"'), /› key .* : cette clé se devine/],
    [
      'a day that doesn’t exist',
      swap(/date: .*/, 'lastDay: 2027-02-30'),
      /› lastDay .*pas un jour du cal/,
    ],
    ['a link that leads nowhere', withText('[ici](/projet)'), / : dans le texte, le lien/],
  ])('one line says what is wrong and what to do: %s', async (_what, change, expected) => {
    expect(await said({ file: DOSSIER, change })).toEqual([expect.stringMatching(expected)]);
  });

  test('a dossier in a folder of its own is not read, and that is said', async () => {
    const file = 'dossiers/2026/climat.md';
    expect(await said({ file, change: holding(read(DOSSIER)) })).toEqual([
      'content/dossiers/2026/climat.md : ce fichier n’est pas lu ; placez-le dans le dossier « dossiers » même, sous un nom qui finit par « .md ».',
    ]);
  });
});
