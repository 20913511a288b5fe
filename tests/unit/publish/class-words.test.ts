import { expect, test } from 'vitest';
import { filesOfCode, filesOfPage, partsOfPage, wordsOfCode } from '@/publish/class-words.ts';

test('a page says how it looks by its classes and its scripts', () => {
  const html =
    '<html lang="fr"><script>if(1<2)document.body.classList.add(`js`)</script><p class="a b:c">class d</p>';
  expect(partsOfPage(html)).toEqual(['a b:c', 'if(1<2)document.body.classList.add(`js`)']);
});

test('code may give any word of its strings as a class', () => {
  const code = 'x(`card ${a?`tile`:"row sm:grid"}`,\'y\');h="<p class=\\"text-sm\\">";s("--left")';
  const words = wordsOfCode(code);
  for (const word of ['card', 'tile', 'row', 'sm:grid', 'y', 'text-sm', '--left'])
    expect(words).toContain(word);
});

test('pages name what was built, scripts what they import', () => {
  expect(
    filesOfPage('<script src="/base/_astro/a.B-1_x.js"></script>/_astro/fonts/f.woff2'),
  ).toEqual(['a.B-1_x.js', 'fonts']);
  expect(filesOfCode('import{a}from"./shared.Bx.js";m=["_astro/modal.C.css"];r("/sw.js")')).toEqual(
    ['shared.Bx.js', 'modal.C.css', 'sw.js'],
  );
});
