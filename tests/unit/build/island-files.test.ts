import { describe, expect, test } from 'vitest';
import { addIslandFiles, type ImportsByScript } from '@/build/island-files.ts';

const SCRIPTS: ImportsByScript = new Map([
  [
    '_astro/Grid.js',
    { staticImports: ['_astro/react.js', '_astro/Icon.js'], dynamicImports: ['_astro/Modal.js'] },
  ],
  ['_astro/Icon.js', { staticImports: ['_astro/react.js'], dynamicImports: [] }],
  [
    '_astro/Modal.js',
    { staticImports: ['_astro/Icon.js', '_astro/Text.js', '_astro/modal.css'], dynamicImports: [] },
  ],
  ['_astro/Text.js', { staticImports: ['_astro/Modal.js'], dynamicImports: [] }],
  ['_astro/client.js', { staticImports: ['_astro/react.js'], dynamicImports: [] }],
  ['_astro/Toggle.js', { staticImports: [], dynamicImports: [] }],
  ['_astro/react.js', { staticImports: [], dynamicImports: [] }],
]);

const island = (component: string, base = '') =>
  `<astro-island uid="Z1" prefix="r1" component-url="${base}/_astro/${component}.js" renderer-url="${base}/_astro/client.js" props="{&quot;a&quot;:&quot;&gt;&quot;}" ssr>`;

const listsOf = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/ (data-[a-z-]+)="([^"]*)"/g), ([, name = '', list = '']) => [
      name,
      list.split(' ').sort(),
    ]),
  );

describe('Islands: the files that each consists of stand on it', () => {
  test('all that is imported with it, and apart what it imports on demand', () => {
    expect(listsOf(addIslandFiles(`<p>${island('Grid')}</p>`, SCRIPTS, ''))).toEqual({
      'data-files': ['/_astro/Grid.js', '/_astro/Icon.js', '/_astro/client.js', '/_astro/react.js'],
      'data-later-files': ['/_astro/Modal.js', '/_astro/Text.js', '/_astro/modal.css'],
    });
  });

  test('no second list where nothing is imported on demand', () => {
    expect(listsOf(addIslandFiles(island('Toggle'), SCRIPTS, ''))).toEqual({
      'data-files': ['/_astro/Toggle.js', '/_astro/client.js', '/_astro/react.js'],
    });
  });

  test('below a path of a host', () => {
    const { 'data-files': files } = listsOf(
      addIslandFiles(island('Toggle', '/site'), SCRIPTS, '/site'),
    );
    expect(files).toEqual([
      '/site/_astro/Toggle.js',
      '/site/_astro/client.js',
      '/site/_astro/react.js',
    ]);
  });

  test('the uid goes, the prefix is a number, and nothing else of the page changes', () => {
    const html = `<main>${island('Toggle')}<button>A</button></astro-island></main>`;
    const plain = addIslandFiles(html, SCRIPTS, '').replace(/ data-[a-z-]+="[^"]*"/g, '');
    expect(plain).toBe(html.replace(' uid="Z1" prefix="r1"', ' prefix="r0"'));
    expect(addIslandFiles('<p>astro-island</p>', SCRIPTS, '')).toBe('<p>astro-island</p>');
  });

  test('prefixes follow the order of the page, whatever was rendered first', () => {
    const html = island('Toggle').replace('"r1"', '"r9"') + island('Grid');
    const prefixes = addIslandFiles(html, SCRIPTS, '').matchAll(/ prefix="([^"]*)"/g);
    expect(Array.from(prefixes, ([, prefix]) => prefix)).toEqual(['r0', 'r1']);
  });

  test.each([
    ['a uid', island('Toggle').replace(' uid="Z1"', '')],
    ['the address of its code', island('Toggle').replace('component-url', 'component')],
    ['the address of its renderer', island('Toggle').replace('renderer-url', 'renderer')],
  ])('an island without %s stops the build', (_what, html) => {
    expect(() => addIslandFiles(html, SCRIPTS, '')).toThrow('island-files.ts');
  });

  test('a script that nobody built stops the build', () => {
    expect(() => addIslandFiles(island('Other'), SCRIPTS, '')).toThrow('_astro/Other.js');
  });
});
