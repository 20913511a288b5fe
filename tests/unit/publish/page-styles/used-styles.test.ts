import { expect, test } from 'vitest';
import { usedStyles } from '@/publish/page-styles/used-styles.ts';

const left = (css: string, ...words: string[]) => usedStyles([css], new Set(words)).join('');

test('leaves out the rules for classes that nothing has', () => {
  expect(left('.kept{color:red}.gone{color:red}.kept .gone{color:red}', 'kept')).toBe(
    '.kept{color:red}',
  );
});

test('leaves out what is nested', () => {
  expect(left('.kept{& .gone{color:red}& a{color:#000}}', 'kept')).toBe('.kept{& a{color:#000}}');
});

test.each([
  ['an element', 'h1{color:red}'],
  ['an attribute', '[data-focus*=haut]{color:red}'],
  ['an id', '#gone{color:red}'],
  ['what lacks a class', '.kept:not(.gone){color:red}'],
  ['one of several classes', '.kept,.gone{color:red}'],
  ['a class that is written in another way in HTML', String.raw`.\[\&\>p\]\:mt-2>p{color:red}`],
])('keeps a rule for %s', (_, css) => {
  expect(left(css, 'kept')).toBe(css);
});

test.each([
  ['a property', '.text-wrap{color:red}', 'h1{text-wrap:balance}'],
  ['an animation', '.waiting{color:red}', '@keyframes waiting{to{opacity:0}}'],
  ['an id', '.name{color:red}', '#name{color:red}'],
])('takes no class for %s of its name', (_, rule, other) => {
  expect(left(rule + other)).toContain(other);
});

test('knows classes that are escaped', () => {
  const css = String.raw`.\@5xl\:hidden{display:none}.w-1\/2{width:50%}.mt-0\.5{margin-top:1px}`;
  expect(left(css, '@5xl:hidden', 'w-1/2', 'mt-0.5')).toBe(css);
  expect(left(css)).toBe('');
});

test('leaves out properties that nothing uses any more, one by another', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px}.gone{margin:var(--b)}p{margin:var(--c)}';
  expect(left(css)).toBe(':root{--c:2px}p{margin:var(--c)}');
  expect(left(css, '--b')).toBe(':root{--a:1px;--b:var(--a);--c:2px}p{margin:var(--c)}');
});

test('keeps a property that another stylesheet uses', () => {
  const sheets = [':root{--font:serif}', 'p{font-family:var(--font)}'];
  expect(usedStyles(sheets, new Set())).toEqual(sheets);
});

test('says nothing twice', () => {
  expect(left('p{-webkit-mask-image:none;-webkit-mask-image:none;mask-image:none}')).toBe(
    'p{-webkit-mask-image:none;mask-image:none}',
  );
});
