import { expect, test } from 'vitest';
import { filesOfPage, partsOfPage, wordsOfCode } from '@/publish/page-styles/class-words.ts';

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

test('a page names the scripts and stylesheets that it may ask for', () => {
  const html =
    '<script src="/base/_astro/a.B-1_x.js"></script><i data-later-files="/_astro/b.js /_astro/m.C.css"></i>/_astro/f.woff2';
  expect(filesOfPage(html)).toEqual(['_astro/a.B-1_x.js', '_astro/b.js', '_astro/m.C.css']);
});
