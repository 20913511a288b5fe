import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { facetSlug } from '@/content/facets.ts';
import { readContentFile } from '@/content/read-file.server.ts';
import { parseText } from '@/content/text/parse-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'lire-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function read(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return readContentFile(path);
}

describe('§2 Signs that nobody sees', () => {
  test.each([
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner', '\u200d'],
    ['a word joiner', '\u2060'],
    ['a mark of direction', '\u200f'],
    ['an isolate', '\u2068'],
    ['a byte order mark', '\ufeff'],
  ])('%s is read nowhere', async (_what, sign) => {
    const header = `---\ntitle: "${sign}Mar${sign}ché"\n---\n`;
    const { data, body, source } = await read('a.md', `${header}Un ${sign}marché${sign}.`);
    expect(data).toEqual({ title: 'Marché' });
    expect(body.trim()).toBe('Un marché.');
    expect(source).not.toContain(sign);
    const json = await read('a.json', JSON.stringify({ url: `https://a.example/${sign}b` }));
    expect(json.data).toEqual({ url: 'https://a.example/b' });
  });

  test('a joiner stays in an emoji', async () => {
    const { body } = await read('b.md', '---\na: 1\n---\nUne paysanne 👩\u200d🌾 🏳️\u200d🌈');
    expect(body.trim()).toBe('Une paysanne 👩\u200d🌾 🏳️\u200d🌈');
  });

  test('a soft hyphen stays in running text, not in a field, a link or the address of a heading', async () => {
    for (const end of ['\n', '\r\n']) {
      const lines = ['---', 'title: "Mar\u00adché"', '---', 'Mar\u00adché'];
      const { data, body } = await read('c.md', lines.join(end));
      expect(data).toEqual({ title: 'Marché' });
      expect(body.trim()).toBe('Mar\u00adché');
    }
    expect(parseText('[a](https://a.exam\u00adple)')).toEqual([
      [{ type: 'link', href: 'https://a.example', children: ['a'] }],
    ]);
    expect(facetSlug('Mar\u00adché')).toBe('marche');
  });
});
