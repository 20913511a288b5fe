import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_FORMATTING_MARKS, textLinks } from '@/content/text/paragraphs.ts';
import type { Inline, TextTree } from '@/content/text/text-tree.ts';
import { parseText } from '@/content/text/parse-text.ts';

const BREAK = { type: 'break' };

function* walk(inlines: readonly Inline[]): Generator<Exclude<Inline, string>> {
  for (const inline of inlines) {
    if (typeof inline === 'string') continue;
    yield inline;
    if ('children' in inline) yield* walk(inline.children);
  }
}

const types = (tree: TextTree) =>
  [...walk(tree.flatMap((block) => (Array.isArray(block) ? block : [])))].map(({ type }) => type);

describe('§2 Article text formatting: markers', () => {
  test.each([
    ['**gras**', 'strong'],
    ['*italique*', 'emphasis'],
    ['_italique_', 'emphasis'],
    ['__souligné__', 'underline'],
    ['~~barré~~', 'delete'],
  ])('%s', (source, type) => {
    const word = source.replaceAll(/[*_~]/g, '');
    expect(parseText(`Un ${source}.`)).toEqual([['Un ', { type, children: [word] }, '.']]);
  });

  test('inline code keeps its markers', () => {
    expect(parseText('`a **b**` et ``c`d``')).toEqual([
      [{ type: 'code', value: 'a **b**' }, ' et ', { type: 'code', value: 'c`d' }],
    ]);
  });

  test('markers nest, each told by its own character', () => {
    expect(parseText('__a **b *c*** d__')).toEqual([
      [
        {
          type: 'underline',
          children: [
            'a ',
            { type: 'strong', children: ['b ', { type: 'emphasis', children: ['c'] }] },
            ' d',
          ],
        },
      ],
    ]);
  });

  test('a byte order mark does not shift what tells underline from bold', () => {
    expect(types(parseText('\uFEFF\uFEFFa __b__ **c**'))).toEqual(['underline', 'strong']);
  });

  test('a backslash shows the marker itself', () => {
    expect(parseText(String.raw`\*a\* \[b\](c)`)).toEqual([['*a* [b](c)']]);
  });

  test.each([
    ['**Question :**réponse', 'strong', '', 'Question :', 'réponse'],
    ['re**«\u00a0vu\u00a0»**', 'strong', 're', '«\u00a0vu\u00a0»', ''],
    ['anti__constitution__nel', 'underline', 'anti', 'constitution', 'nel'],
    ['6~~,2~~3', 'delete', '6', ',2', '3'],
  ])('a pair that touches a word is read: %s', (source, type, before, inside, after) => {
    const around = [before, { type, children: [inside] }, after].filter((part) => part !== '');
    expect(parseText(source)).toEqual([around]);
    expect(parseText(`« ${source} »`)).toHaveLength(1);
    expect(
      JSON.stringify(parseText(`\`${source}\` [a${source}](https://a.example/${source})`)),
    ).not.toContain('\ufffe');
  });

  test.each(['2 ** 3 ** 4', String.raw`\**a :\**b`, 'a*b :*c', 'a_b :_c', '**ouvert :a'])(
    '%s is left as it is',
    (source) => {
      expect(types(parseText(source))).toEqual([]);
    },
  );

  test.each(['~seul~', '~~~trois~~~', '3 * 4 * 5', 'nom_de_fichier', '**ouvert', 'a ] b [ c'])(
    '%s is no marker',
    (source) => {
      expect(parseText(source)).toEqual([[source]]);
    },
  );
});

describe('§2 Article text formatting: links', () => {
  test.each([
    'https://a.example/x?y=1&copy=2',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+237',
  ])('%s is followed', (href) => {
    expect(parseText(`[**ici**](${href} "titre")`)).toEqual([
      [{ type: 'link', href, children: [{ type: 'strong', children: ['ici'] }] }],
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    'data:text/html,x',
    '//a.example',
    '/projet',
    '',
  ])('« %s » leaves the text alone', (href) => {
    expect(parseText(`avant [*ici*](${href}) après`)).toEqual([
      ['avant ', { type: 'emphasis', children: ['ici'] }, ' après'],
    ]);
    expect(parseText(`avant [ici](${href}) après`)).toEqual([['avant ici après']]);
  });
});

test('§2 Article text formatting: the links of a text, followed or not, however they are nested', () => {
  const text = 'a [b](https://c.example) **[d](/e)**\n\n*x __[f](javascript:g)__* `[h](i)` ![j](k)';
  expect(textLinks(text)).toEqual(['https://c.example', '/e', 'javascript:g']);
  expect(textLinks('**a** [b] (c)')).toEqual([]);
  expect(textLinks('a\n\n[b](https://c.example)')).toEqual(['https://c.example']);
});

describe('§2 Article text formatting: lines', () => {
  test('every line end is a break, blank lines separate paragraphs', () => {
    expect(parseText('a\nb  \n  c\\\nd\r\ne\rf\n \t \n\n**g\nh**\n')).toEqual([
      ['a', BREAK, 'b', BREAK, 'c\\', BREAK, 'd', BREAK, 'e', BREAK, 'f'],
      [{ type: 'strong', children: ['g', BREAK, 'h'] }],
    ]);
  });

  test('a line of blanks is a blank line', () => {
    expect(parseText('a\n \t\u00a0\nb')).toEqual([['a'], ['b']]);
  });

  test('a marker left open stays in its paragraph', () => {
    expect(parseText('**a\n\nb**')).toEqual([['**a'], ['b**']]);
  });

  test.each(['', ' \n\t\n ', '\uFEFF'])('nothing visible gives no paragraph: %j', (source) => {
    expect(parseText(source)).toEqual([]);
  });
});

describe('§2 Article text formatting: everything else shows as written', () => {
  test.each([
    '# Titre',
    '- point',
    '* point',
    '12. point',
    '>citation',
    '#### Titre',
    '##Titre',
    '1. point',
    '2025. Une année',
    '```',
    '***',
    '---',
    '<b onclick="x()">gras</b> <!-- c --> <script>x</script>',
    '<https://a.example>',
    'https://a.example',
    '&lt;b&gt; &amp; &#42;',
    '![photo *vue*](https://a.example/x.jpg)',
    '[renvoi][note]',
    '[note]: https://a.example',
    '~~~',
    '| a | b |',
  ])('%s', (source) => {
    expect(parseText(source)).toEqual([[source]]);
  });

  test.each([
    ['Titre\n---', 'Titre', '---'],
    ['Titre\n===', 'Titre', '==='],
    ['```js\nx();\n```', '```js', 'x();', '```'],
    ['a\n- b\nc', 'a', '- b', 'c'],
    ['* a\n* b', '* a', '* b'],
    ['+ a\n+ b', '+ a', '+ b'],
    ['1) a\n2) b', '1) a', '2) b'],
    ['2025. a\n2026. b', '2025. a', '2026. b'],
    ['a\n---\nb', 'a', '---', 'b'],
    ['![a\nb](https://a.example)', '![a', 'b](https://a.example)'],
  ])('over several lines: %j', (source, ...lines) => {
    const shown = lines.flatMap((line, index) => (index > 0 ? [BREAK, line] : [line]));
    expect(parseText(source)).toEqual([shown]);
  });

  test.each([
    '# **a**',
    'T **a**\n===',
    '<div>**a**',
    'a <i title="**b**">',
    '[**a**]: https://a.example',
    '```\n**a**',
    '- **a**',
    '>**a**',
    '* **a**\n* b',
  ])('markers still count within: %j', (source) => {
    expect(types(parseText(source))).toContain('strong');
  });

  test('a character that no page may hold shows as unknown', () => {
    expect(parseText('a\0b')).toEqual([['a\ufffdb']]);
  });

  test('an indented line is ordinary text', () => {
    expect(parseText('    *a*')).toEqual([[{ type: 'emphasis', children: ['a'] }]]);
  });
});

describe('§2 Article text formatting: hostile input', () => {
  test('the deepest tree allowed still serialises', () => {
    const deepest = '*a '.repeat(MAX_FORMATTING_MARKS / 2) + 'b* '.repeat(MAX_FORMATTING_MARKS / 2);
    const tree = parseText(deepest);
    expect(types(tree)).toHaveLength(MAX_FORMATTING_MARKS / 2);
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
    expect(parseText(`${deepest}*`)).toEqual([[`${deepest}*`]]);
  });

  test('one overloaded paragraph does not spoil the others', () => {
    const tree = parseText(`**a**\n\n${'*'.repeat(MAX_FORMATTING_MARKS + 1)}\n\n**b**`);
    expect(types(tree)).toEqual(['strong', 'strong']);
  });

  test.each([
    ['of many markers', '*a* '.repeat(20), 100],
    ['of many lines', `*a*${'\nb'.repeat(100)}`, 40],
    ['of much prose', `*a* ${'mot '.repeat(2500)}`, 50],
  ])('a long text is formatted to its end: %s', (_what, paragraph, count) => {
    const tree = parseText(`${paragraph}\n\n`.repeat(count));
    expect(types(tree.slice(-1))).toContain('emphasis');
  });

  test('text without markers is kept to the letter', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .filter((text) => !/[*_~`[\]!\\\s\0\uFEFF]/u.test(text));
    const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
    const paragraph = fc.array(line, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 4 }), (paragraphs) => {
        const source = paragraphs.map((lines) => lines.join('\n')).join('\n\n');
        const expected = paragraphs.map((lines) =>
          lines.flatMap((text, index) => (index > 0 ? [BREAK, text] : [text])),
        );
        expect(parseText(source)).toEqual(expected);
      }),
    );
  });
});
