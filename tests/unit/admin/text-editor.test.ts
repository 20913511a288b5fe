import { describe, expect, test } from 'vitest';
import { RAW_MARKDOWN_COMPONENT } from '@/admin/config/text-editor.ts';

const { pattern, toBlock } = RAW_MARKDOWN_COMPONENT;

/** The passage at the start of a text that is shown with its signs. */
const verbatim = (text: string) => pattern.exec(text)?.[0];

describe('A passage that rich text can’t keep', () => {
  test.each([
    'Un __souligné__ ici.',
    'Un ~~prix~~.',
    '`EAU 1`',
    'Un _mot_ entre traits.',
    'Une barre \\_ ici.',
    '3 * 4 = 12',
    '**Question :**réponse',
    '**gras\nsur deux** lignes',
    '**gras [lien](https://a.example) gras**',
    '# Gros titre',
    '#### Petit titre',
    '* une étoile',
    '| a | b |\n| - | - |',
    '***',
    'Voici :\n- un\n- deux',
    '## Titre\nTexte',
    'Titre\n---',
    '- Oui.\n\n- Non.',
    '- un\n  - dedans\n- deux',
    '![a](./a.jpg)\n![b](./b.jpg)',
  ])('is kept as it is: %j', (text) => {
    expect(verbatim(text)).toBe(text);
    expect(verbatim(`${text}\n\nSuite.`)).toBe(text);
  });

  test.each([
    'Un **mot**, *un autre*, et **gras *italique* gras**.',
    'Le fichier mot_clé et [un lien](https://a.example/a_b).',
    '3 \\* 4 et environ \\~50 km',
    '## Titre',
    '### Petit titre',
    '> Une citation\n>\n> en deux',
    '- un\n    - dedans\n- deux',
    '1. un\n2. deux',
    '2025. Une année.',
    '– Oui.\n– Non.',
    '![a](./a.jpg "À l’aube. Crédit : A. Ndi")',
    'https://youtu.be/aqz-KE-bpKQ',
    '---',
    'Une ligne\net une autre.',
  ])('is no other one: %j', (text) => {
    expect(verbatim(text)).toBeUndefined();
    expect(verbatim(`${text}\n\nSuite \`EAU\`.`)).toBeUndefined();
  });

  test('keeps the backslashes that the editor takes away', () => {
    const editorOutput = toBlock({ source: String.raw`a\_b \\ c\*` });
    expect(editorOutput.replaceAll(/\\([_\\])/g, '$1')).toBe(String.raw`a\_b \\ c\*`);
  });

  test('is found fast in a long text', () => {
    const start = performance.now();
    const line = 'Un *mot* et **un autre**, `code` '.repeat(100);
    for (const text of ['*'.repeat(2000), '**a *'.repeat(400), line, '- a\n'.repeat(1000)])
      verbatim(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
