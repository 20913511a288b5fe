import { describe, expect, test } from 'vitest';
import {
  formatBibtex,
  formatRis,
  formatReference,
} from '../../../../src/features/citation/citation-formats.ts';
import type { Citation } from '../../../../src/features/citation/citation.server.ts';

const PRESS: Citation = {
  key: 'eau-potable',
  title: 'L’eau à 50 % : « on attend »',
  author: 'Clarisse Ndolé',
  container: 'Le Fil & Cie',
  hasOutlet: true,
  lang: 'fr',
  day: '2025-11-06',
  url: 'https://fil.example/eau_potable',
};
const OWN: Citation = { ...PRESS, hasOutlet: false, container: 'Clarisse Ndolé', day: undefined };

describe('a reference', () => {
  test('for people has author, title, outlet, day and address', () => {
    expect(formatReference(PRESS)).toBe(
      'Clarisse Ndolé, «\u00a0L’eau à 50 % : “on attend”\u00a0», Le Fil & Cie, 6 novembre 2025. https://fil.example/eau_potable',
    );
    expect(formatReference(OWN)).toBe(
      'Clarisse Ndolé, «\u00a0L’eau à 50 % : “on attend”\u00a0». https://fil.example/eau_potable',
    );
  });

  test('for Zotero is RIS: a line a field, ended by the end of the record', () => {
    expect(formatRis({ ...PRESS, title: 'Une\nligne' }).split('\r\n')).toEqual([
      'TY  - NEWS',
      'TI  - Une ligne',
      'AU  - Clarisse Ndolé',
      'T2  - Le Fil & Cie',
      'PY  - 2025',
      'DA  - 2025/11/06',
      'LA  - fr',
      'UR  - https://fil.example/eau_potable',
      'ER  - ',
      '',
    ]);
    expect(formatRis(OWN)).not.toMatch(/PY|DA/);
  });

  test('§2 Language of a work: it names that of a text in English', () => {
    expect(formatRis({ ...PRESS, lang: 'en' })).toContain('LA  - en\r\n');
    expect(formatBibtex({ ...PRESS, lang: 'en' })).toContain('  language = {english},\n');
  });

  test('for LaTeX is BibTeX: no sign of a text is a command', () => {
    expect(formatBibtex(PRESS)).toBe(
      [
        '@article{eau-potable,',
        '  author = {{Clarisse Ndolé}},',
        '  title = {{L’eau à 50 \\% : « on attend »}},',
        '  journal = {Le Fil \\& Cie},',
        '  year = {2025},',
        '  date = {2025-11-06},',
        '  language = {french},',
        '  url = {https://fil.example/eau_potable},',
        '}',
        '',
      ].join('\n'),
    );
    const title = formatBibtex({ ...OWN, title: 'a}\\b^{c}' });
    expect(title).toContain(
      '{a\\textbraceright{}\\textbackslash{}b\\textasciicircum{}\\textbraceleft{}c\\textbraceright{}}',
    );
    // Programs count braces whatever stands before them.
    expect(title.split('{')).toHaveLength(title.split('}').length);
    expect(title).toContain('@misc{');
  });
});
