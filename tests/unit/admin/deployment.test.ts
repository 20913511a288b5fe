import { describe, expect, test } from 'vitest';
import { editorConfig } from '../../../src/admin/config/editor-config.ts';
import { findForm } from '../../../src/admin/config/find-form.ts';
import { parseFields } from '../../../src/admin/page/cross-file-checks.ts';
import { describeDeployment } from '../../../src/admin/workflows/deployment-status.ts';

const NOW = new Date('2026-11-22T13:40:00Z');
const HEAD = { commit: 'b', at: '2026-11-22T13:30:00Z' };
const BEFORE = { commit: 'a', at: '2026-11-22T10:00:00Z' };
const HERE = { commit: 'b', at: '2026-11-22T13:32:00Z' };
const REASON = 'content/site.json › url : ce champ manque.';
const late = (minutes: number) => new Date(Date.parse(HEAD.at) + minutes * 60_000);

describe('what the owner is told of publishing', () => {
  test('online, and since when', () => {
    expect(describeDeployment({ published: HERE }, HEAD, NOW)).toEqual({
      text: 'En ligne depuis 14\u00a0h\u00a032',
      reasons: [],
      pending: false,
    });
  });

  test.each([
    ['before it begins', { published: BEFORE }],
    ['before the first time', undefined],
    ['while it runs', { published: BEFORE, running: HERE }],
    ['while what was saved before runs', { published: BEFORE, running: BEFORE }],
    [
      'while what was refused is tried again',
      { refused: { ...HERE, by: 'host' as const, reasons: [] }, running: HERE },
    ],
    [
      'after an older one was refused',
      { refused: { ...BEFORE, by: 'code' as const, reasons: [] } },
    ],
  ])('under way, %s', (_, state) => {
    const { text, pending } = describeDeployment(state, HEAD, late(9));
    expect(text).toBe('En cours de publication');
    expect(pending).toBe(true);
  });

  test('refused, with the reasons of the check', () => {
    const refused = { ...HERE, by: 'content' as const, reasons: [REASON] };
    expect(describeDeployment({ published: BEFORE, refused }, HEAD, NOW)).toEqual({
      text: 'Refusé :',
      reasons: [REASON],
      pending: false,
    });
  });

  test('refused this morning, though it was online yesterday', () => {
    const refused = { ...HERE, by: 'content' as const, reasons: [REASON] };
    expect(describeDeployment({ published: { ...HEAD }, refused }, HEAD, NOW).text).toBe(
      'Refusé :',
    );
  });

  test.each([
    ['code', 'Refusé : le programme du site'],
    ['host', 'Refusé : l’hébergeur'],
  ] as const)('refused for the %s: her words are not to blame', (by, start) => {
    const { text } = describeDeployment({ refused: { ...HERE, by, reasons: [] } }, HEAD, NOW);
    expect(text).toContain(start);
    expect(text).toContain('vos textes n’y sont pour rien');
  });

  test.each([
    ['has not begun after ten minutes', undefined, late(10), 'n’a pas commencé'],
    [
      'has not begun after ten minutes, nor was what came before it the last',
      { published: BEFORE },
      late(10),
      'n’a pas commencé',
    ],
    ['does not end', { running: { ...HERE } }, late(120), 'ne finit pas'],
  ])('a publication that %s: it is said, and whom to ask', (_, state, now, words) => {
    const { text, pending } = describeDeployment(state, HEAD, now);
    expect(text).toContain(words);
    expect(text).toContain('Demandez à qui a installé le site.');
    expect(pending).toBe(false);
  });

  test('mornings without a publication are told', () => {
    expect(describeDeployment({ published: HERE }, HEAD, late(47 * 60)).text).not.toContain(
      's’est arrêtée',
    );
    expect(describeDeployment({ published: HERE }, HEAD, late(49 * 60)).text).toContain(
      'La publication de chaque matin s’est arrêtée',
    );
  });
});

describe('a reason leads to the entry that it names', () => {
  const config = editorConfig({ name: 'a/b', branch: 'main' }, 'https://a.example');

  test.each([
    [
      'content/portfolio/nuit.md',
      '---\ncategory: "Vidéos"\ntitle: "Nuit"\n---\n',
      '#/collections/videos/entries/nuit',
    ],
    [
      'content/portfolio/nuit.md',
      "---\ncategory: 'Photos'\n---\nVidéos\n",
      '#/collections/photos/entries/nuit',
    ],
    ['content/site.json', '{}', '#/collections/_singletons/entries/site'],
    [
      'content/testimonials/accueil.json',
      '[]',
      '#/collections/_singletons/entries/testimonials-accueil',
    ],
  ])('%s', (path, text, address) => {
    expect(findForm(config, path, parseFields(text))?.address).toBe(address);
  });

  test('and nowhere, when the desk shows no such file', () => {
    expect(findForm(config, 'content/LISEZ-MOI.md')).toBeUndefined();
    expect(findForm(config, 'content/portfolio/nuit.md', { category: 'Films' })).toBeUndefined();
  });
});
