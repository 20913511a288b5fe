import { describe, expect, test } from 'vitest';
import { TEXT } from '../../proofs/hostile/content.ts';
import { harmIn } from '../../proofs/hostile/harm.ts';

describe('§7 Hostile content: what the long check finds', () => {
  test.each([
    '<p onclick="x()">a</p>',
    '<p style="color:red">a</p>',
    '<iframe src="https://a.example"></iframe>',
    '<center>a</center>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="data:text/html,x">a</a>',
    '<a href="//ailleurs.example">a</a>',
    '<img src=x>',
    '<script>alert(1)</script>',
    `<p title="${TEXT}">a</p>`,
    `<p>${TEXT}</p>`,
  ])('%s', (html) => {
    expect(harmIn(html)).not.toEqual([]);
  });

  test('nothing in what a page is made of', () => {
    const link =
      '<a href="https://a.example">a</a><a href="mailto:a@b.example">b</a><a href="#c">c</a>';
    expect(harmIn(`<main class="x">${link}<img src="/a.webp" alt="">&lt;b&gt;</main>`)).toEqual([]);
    expect(harmIn('<script>const a = 1</script><p>alert(1)</p>')).toEqual([]);
  });
});
