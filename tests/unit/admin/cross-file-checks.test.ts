import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fillSecretKeys } from '@/admin/config/prepare-entry.ts';
import {
  DOSSIERS_FOLDER,
  findCrossFileProblems,
  parseFrontMatter,
} from '@/admin/page/cross-file-checks.ts';
import { isUnguessableKey } from '@/lib/dossier-key.ts';
import { dossiersSchema } from '@/content/schemas/dossiers.ts';
import { SAMPLE } from '../../support/sample.ts';

const TODAY = new Date('2026-11-22');
const PATH = `${DOSSIERS_FOLDER}/trois-papiers-sur-le-climat.md`;
const ITEM = 'content/portfolio/cacao-sanaga-cooperative-ebebda.md';
const text = readFileSync(join(SAMPLE, 'dossiers/trois-papiers-sur-le-climat.md'), 'utf8');
const KEY = '6d93831f589e638cbc2cb0a858083205';

/** What is said when an item is saved while there is one dossier. */
const hiding = async (data: Record<string, unknown>, dossier = text) => {
  const saved = { collection: 'portfolio', path: ITEM, data } as const;
  const faults = await findCrossFileProblems(saved, TODAY, () =>
    Promise.resolve(new Map([[PATH, dossier]])),
  );
  return faults.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('§25 Dossiers: what the desk saves passes the check of the whole content', () => {
  test('what a dossier shows is not hidden from under it', async () => {
    const said =
      'le dossier « Trois papiers sur le climat » le montre ; retirez-le d’abord de ce dossier';
    expect(await hiding({ draft: true })).toEqual([`draft: ${said}`]);
    expect(await hiding({ date: '2026-12-01' })).toEqual([`date: ${said}`]);
  });

  test.each([
    ['an item that is shown', { date: '2026-11-22' }, text],
    [
      'a dossier that has ended',
      { draft: true },
      text.replace('date:', 'lastDay: "2026-11-21"\ndate:'),
    ],
    ['a dossier that is a draft', { draft: true }, text.replace('date:', 'draft: true\ndate:')],
    ['a dossier that comes no sooner', { date: '2026-12-01' }, text.replace('11-20', '12-01')],
    ['a dossier of other items', { draft: true }, text.replace('cacao-sanaga-', 'cacao-')],
  ])('nothing is said of %s', async (_what, data, dossier) => {
    expect(await hiding(data, dossier)).toEqual([]);
  });

  test('the dossiers are read only if they may matter', async () => {
    const read = vi.fn(() => Promise.resolve(new Map<string, string>()));
    const shown = { collection: 'portfolio', path: ITEM, data: {} } as const;
    await findCrossFileProblems(shown, TODAY, read);
    await findCrossFileProblems(
      { collection: 'site', path: 'content/site.json', data: {} },
      TODAY,
      read,
    );
    expect(read).not.toHaveBeenCalled();
  });

  test('a key is no other dossier’s', async () => {
    const saving = (path: string) =>
      findCrossFileProblems({ collection: 'dossiers', path, data: { key: KEY } }, TODAY, () =>
        Promise.resolve(new Map([[PATH, text]])),
      );
    expect(await saving(PATH)).toEqual([]);
    expect(await saving(`${DOSSIERS_FOLDER}/copie.md`)).toMatchObject([{ path: ['key'] }]);
  });

  test('a key is drawn where none is written, and one that is there stays', () => {
    const drawn = fillSecretKeys(dossiersSchema(), { title: 'Climat', key: '' });
    expect(drawn['title']).toBe('Climat');
    expect(isUnguessableKey(String(drawn['key']))).toBe(true);
    expect(fillSecretKeys(dossiersSchema(), { key: KEY })).toEqual({ key: KEY });
    expect(fillSecretKeys(dossiersSchema(), { key: 'climat' })).toEqual({ key: 'climat' });
  });

  test('the lines of a header are read however they are quoted', () => {
    const header = parseFrontMatter(text);
    expect(header).toMatchObject({
      title: 'Trois papiers sur le climat',
      key: KEY,
      date: new Date('2026-11-20'),
      draft: false,
    });
    expect(header.lastDay).toBeUndefined();
    expect(header.names).toHaveLength(3);
    const plain = '---\ntitle: A\nitems:\n- nuit\ndraft: True\ndate: 2026-11-01\n---\n- rien\n';
    expect(parseFrontMatter(plain)).toMatchObject({
      ...{ title: 'A', names: ['nuit'], draft: true, date: new Date('2026-11-01'), key: '' },
    });
  });

  test.each([
    ['title: *a b', { title: '', names: [] }],
    ['lastDay:\ndate: 2026-11-01T10:00', { lastDay: undefined, date: new Date('2026-11-01') }],
    ['items:\n- nuit\n- 12\n-', { names: ['nuit', '12'] }],
  ])('of a header that is not as it should be, the rest is read: %j', (header, read) => {
    expect(parseFrontMatter(`---\n${header}\n---\n`)).toMatchObject(read);
  });
});
