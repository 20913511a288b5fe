import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseText } from '@/content/text/parse-text.ts';
import { isTextTree } from '@/content/text/text-tree.ts';
import { anyCharacter } from '../../../support/any-character.ts';

const link = (href: unknown, children: unknown = ['ici']) => [[{ type: 'link', href, children }]];

describe('§2 Article reader: what may be shown as its text', () => {
  test('whatever the parser makes', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (source) => {
        expect(isTextTree(JSON.parse(JSON.stringify(parseText(source))))).toBe(true);
      }),
    );
    const all = parseText('**a _b_**\n__c__ ~~d~~ `e` [f **g**](https://a.example)\n\nh');
    expect(all).toHaveLength(2);
    expect(isTextTree(all)).toBe(true);
  });

  test.each([
    [null],
    ['texte'],
    [{}],
    [{ 0: ['a'] }],
    [['a']],
    [[null]],
    [[[null]]],
    [[[5]]],
    [[[['a']]]],
    [[[{}]]],
    [[[{ type: 'strong' }]]],
    [[[{ type: 'strong', children: 'a' }]]],
    [[[{ type: 'strong', children: ['a', null] }]]],
    [[[{ type: 'script', children: ['a'] }]]],
    [[[{ type: 'code' }]]],
    [[[{ type: 'code', value: { toString: 'x' } }]]],
    [link('https://a.example', null)],
    [link('https://a.example', [[]])],
    [link(undefined)],
    [link({ href: 'https://a.example' })],
    [link(['https://a.example'])],
    [[[{ type: 'image', href: 'https://a.example', children: ['a'] }]]],
    [link('javascript:alert(1)')],
    [link('data:text/html,x')],
    [link('//a.example')],
    [[['a'], [{ type: 'emphasis', children: link('javascript:x')[0] }]]],
  ])('not %j', (value) => {
    expect(isTextTree(value)).toBe(false);
  });

  test.each([['strong'], ['emphasis'], ['underline'], ['delete']])(
    '%s holds text and is nothing without it',
    (type) => {
      expect(isTextTree([[{ type, children: ['a', { type: 'break' }] }]])).toBe(true);
      expect(isTextTree([[{ type }]])).toBe(false);
    },
  );
});
