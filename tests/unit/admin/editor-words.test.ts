import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import words from '../../../src/admin/config/editor-words.json' with { type: 'json' };
import {
  parseEditorTexts,
  overrideEditorTexts,
  type EditorTexts,
} from '../../../src/build/editor-patches.ts';

/** What the owner never meets: the desk's configuration is no work of hers, nor what it leaves switched off. */
const NEVER_MET = /^(config|workflow|open_authoring|cloud_storage|prefs\.(i18n|media))\./;

const PROGRAMMERS =
  /(?<!\p{L})(dépôts?|jetons?|slugs?|ressources?|répertoires?|racine|backend|CMS|Sveltia|Git|URL)(?!\p{L})/iu;

/** Texts by their whole names. */
function flat(group: EditorTexts, path = ''): [string, string][] {
  return Object.entries(group).flatMap(([name, text]) =>
    typeof text === 'string' ? [[path + name, text]] : flat(text, `${path}${name}.`),
  );
}

const read = (language: string) =>
  parseEditorTexts(readFileSync(`node_modules/@sveltia/cms/locales/${language}.json`, 'utf8'));

/** The names of what a text leaves to be filled in. */
const gaps = (text = '') => new Set(text.match(/\{\$\w+/g));

describe('The words of the editor (§17)', () => {
  const english = new Map(flat(read('en-US')));
  const french = new Map(flat(overrideEditorTexts(read('fr'))));

  test('no text of the editor is English', () => {
    const missing = [...english.keys()].filter((name) => !french.has(name));
    expect(missing.filter((name) => !NEVER_MET.test(name))).toEqual([]);
  });

  test('no text of ours stands where the editor has none, or leaves a gap that it never fills', () => {
    expect(Object.keys(words).filter((name) => !english.has(name))).toEqual([]);
    for (const [name, text] of Object.entries(words))
      expect([name, gaps(text).difference(gaps(english.get(name)))]).toEqual([name, new Set()]);
  });

  test('the owner reads no programmer’s word', () => {
    const met = [...french].filter(([name]) => !NEVER_MET.test(name));
    expect(met.filter(([, text]) => PROGRAMMERS.test(text))).toEqual([]);
  });
});
