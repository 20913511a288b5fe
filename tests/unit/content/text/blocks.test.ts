import { describe, expect, test } from 'vitest';
import { MAX_BLOCK_MARKERS, parseText } from '@/content/text/parse-text.ts';
import { isTextTree } from '@/content/text/text-tree.ts';

const BREAK = { type: 'break' };
const STRONG_A = { type: 'strong', children: ['a'] };

const heading = (level: 2 | 3, id: string, ...children: unknown[]) => ({
  type: 'heading',
  level,
  id,
  children,
});
const list = (ordered: boolean, ...items: unknown[]) => ({ type: 'list', ordered, items });
const quotation = (...children: unknown[]) => ({ type: 'blockquote', children });

describe('§2 Article text formatting: blocks', () => {
  test('headings of two levels, with marks, each with an id of its own', () => {
    expect(parseText('## Le **a**\n\nb\n\n### À l’aube ##\n## Le a\nc\n\n## …')).toEqual([
      heading(2, 'le-a', 'Le ', STRONG_A),
      ['b'],
      heading(3, 'a-l-aube', 'À l’aube'),
      heading(2, 'le-a-2', 'Le a'),
      ['c'],
      heading(2, 'intertitre', '…'),
    ]);
  });

  test.each(['> **a**\n> b\n>\n> c', '> **a**\nb\n>\n>  c', '  > **a**\n  > b\n  >\n  > c'])(
    'a quotation keeps its lines and paragraphs: %j',
    (source) => {
      expect(parseText(source)).toEqual([quotation([STRONG_A, BREAK, 'b'], ['c'])]);
    },
  );

  test('a quotation may hold a list, and nothing else but paragraphs', () => {
    expect(parseText('> a\n> - b\n> - c\n>\n> ## d\n>\n> > e')).toEqual([
      quotation(['a'], list(false, [['b']], [['c']]), ['## d'], ['> e']),
    ]);
  });

  test('lists, with several lines and paragraphs to an item', () => {
    expect(parseText('Trois :\n- **a**\n- b\n  c\n\n  d\n- e\n\nFin')).toEqual([
      ['Trois :'],
      list(false, [[STRONG_A]], [['b', BREAK, 'c'], ['d']], [['e']]),
      ['Fin'],
    ]);
    expect(parseText('1. a\n\n2. b\n\n\n3. c')).toEqual([list(true, [['a']], [['b']], [['c']])]);
  });

  test('a list is nested once; deeper, its markers show', () => {
    expect(parseText('- a\n  - b\n    - c\n    - d\n  - e\n- f\n  1. g\n  2. h')).toEqual([
      list(
        false,
        [['a'], list(false, [['b', BREAK, '- c', BREAK, '- d']], [['e']])],
        [['f'], list(true, [['g']], [['h']])],
      ),
    ]);
  });

  test.each([
    ['- Bonjour.\n\n- Bonsoir.', ['- Bonjour.'], ['- Bonsoir.']],
    ['- Bonjour, dit-elle.', ['- Bonjour, dit-elle.']],
    ['– a\n– b', ['– a', BREAK, '– b']],
    ['— a\n— b', ['— a', BREAK, '— b']],
  ])('a dialogue stays as it is written: %j', (source, ...paragraphs) => {
    expect(parseText(source)).toEqual(paragraphs);
  });

  test('three dashes part two blocks, and are nothing else', () => {
    expect(parseText('a\n\n---\n\nb')).toEqual([['a'], { type: 'thematicBreak' }, ['b']]);
    for (const line of ['---', '***', '___', '----', '- - -'])
      expect(parseText(`a\n\n${line}`)).toEqual([['a'], [line]]);
  });

  test('what is no block keeps its lines together', () => {
    expect(parseText('# a\nb\n- c\n* d\n\n## e')).toEqual([
      ['# a', BREAK, 'b', BREAK, '- c', BREAK, '* d'],
      heading(2, 'e', 'e'),
    ]);
  });

  test.each(['\r\n', '\r'])('line ends of any kind: %j', (end) => {
    expect(parseText(['## a', '- b', '- c', '', '> d'].join(end))).toEqual([
      heading(2, 'a', 'a'),
      list(false, [['b']], [['c']]),
      quotation(['d']),
    ]);
  });

  test('a text of too many markers has paragraphs alone', () => {
    const items = '- a\n'.repeat(MAX_BLOCK_MARKERS);
    expect(parseText(items)).toMatchObject([{ type: 'list' }]);
    expect(parseText(`${items}- **a**`).flat()).toContainEqual(STRONG_A);
  });

  test.each(['* * * * *', '*****', '****a', '-----', '- - - - -', '1.2.3.4. a'])(
    'the other blocks of a text stay blocks beside a line such as « %s »',
    (line) => {
      const tree = parseText(`## a\n\n${line}\n\n> b`);
      expect([tree.at(0), tree.at(-1)]).toEqual([heading(2, 'a', 'a'), quotation(['b'])]);
    },
  );

  test('a line of markers without end is text', () => {
    for (const source of [
      '> '.repeat(1000),
      '+ '.repeat(1000),
      '- * '.repeat(1000),
      '1. '.repeat(1000),
    ])
      expect(parseText(`${source}a`)).toEqual([[`${source}a`]]);
  });

  test.each([
    [{ type: 'heading', level: 1, id: 'a', children: [] }],
    [{ type: 'heading', level: 2, children: [] }],
    [{ type: 'blockquote', children: ['a'] }],
    [{ type: 'list', items: [['a']] }],
    [{ type: 'table' }],
    [null],
  ])('what a host sends in place of a block is no text: %j', (block) => {
    expect(isTextTree([block])).toBe(false);
  });
});
