import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseArticleText, parseText } from '@/content/text/parse-text.ts';
import { isTextTree, listFigures, listVideos } from '@/content/text/text-tree.ts';
import { plainText } from '@/content/text/plain-text.ts';
import { anyCharacter } from '../../../support/any-character.ts';

/** How many texts each property is tried with; `npm run proof -- fuzz` asks for many more. */
const RUNS = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 500) };
const TIMEOUT = 30 * 60 * 1000;

const address = fc.constantFrom(
  'https://a.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//a.b',
  'a',
);

/** What the parser reacts to, in a text of the owner's or of somebody who means harm. */
const piece = fc.oneof(
  fc.constantFrom('*', '**', '_', '__', '~', '~~', '`', '``', '[', ']', '(', ')', '](', '!['),
  fc.constantFrom('\n', '\n\n', ' ', '\t', '\\', '<', '>', '&amp;', '\r\n'),
  fc.constantFrom(
    '\n## ',
    '\n### ',
    '\n> ',
    '\n- ',
    '\n  - ',
    '\n1. ',
    '\n2. ',
    '\n---\n',
    '#',
    '>',
    '- ',
  ),
  address,
  // Out of single characters a whole link hardly ever comes to be.
  address.map((href) => `[a](${href})`),
  address.map((src) => `\n\n![a](${src} "b. Crédit : c")\n\n`),
  fc.constantFrom('\n\nhttps://youtu.be/dQw4w9WgXcQ\n\n', '\n\n/a.mp4\n\n'),
  fc.constantFrom('\u202e', '\u2066', '\u200b', '\ufeff', '\ud800', '\0', '<script>', 'on="x"'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const marked = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''));
const binary = fc.string({ unit: anyCharacter, maxLength: 80 });
const source = fc.oneof({ arbitrary: marked, weight: 4 }, binary);

/** What a reader sees of a text: neither blanks nor what may be a marker. NUL becomes U+FFFD (CommonMark). */
const visible = (text: string) =>
  text.replaceAll('\0', '\ufffd').replaceAll(/\d\.|[\s*_~`[\]()!\\#>\ufeff-]/g, '');

/** Whether the characters of one text stand in another, in their order. */
function standsIn(part: string, whole: string): boolean {
  let from = 0;
  for (let index = 0; index < part.length; index += 1) {
    from = whole.indexOf(part.charAt(index), from) + 1;
    if (from === 0) return false;
  }
  return true;
}

describe('§2 Article text formatting: any text', () => {
  test(
    'gives a tree that travels as JSON and has no unsafe address',
    () => {
      fc.assert(
        fc.property(source, (text) => {
          const tree = parseText(text);
          expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
          expect(isTextTree(tree)).toBe(true);
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );

  test(
    'loses nothing but markers and the addresses of links, and gains nothing',
    () => {
      fc.assert(
        fc.property(source, (text) => {
          const shown = visible(plainText(parseText(text)));
          if (text.includes('](')) expect(standsIn(shown, visible(text))).toBe(true);
          else expect(shown).toBe(visible(text));
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );

  test(
    'of an article gives nothing unsafe to play, and the same tree as JSON',
    () => {
      fc.assert(
        fc.property(source, (text) => {
          const tree = parseArticleText(text);
          expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
          // The pictures are shown once the build has found their files.
          const isShown = isTextTree(
            tree.filter((block) => !('type' in block && block.type === 'picture')),
          );
          expect(isShown).toBe(true);
          for (const { url } of listVideos(tree)) expect(url).toMatch(/^(?:https?:\/\/|\/[^/])/);
          for (const { src } of listFigures(tree)) expect(text).toContain(src);
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );

  test(
    'keeps what links are called',
    () => {
      const word = fc.stringMatching(/^[a-zé]{1,8}$/);
      const href = fc.constantFrom('https://a.example', 'javascript:x', 'data:x', '/x', '//a.b');
      fc.assert(
        fc.property(fc.array(fc.tuple(word, word, href), { maxLength: 12 }), (links) => {
          const text = links.map(([before, name, to]) => `${before} [${name}](${to})`).join(' ');
          const shown = links.map(([before, name]) => `${before} ${name}`).join(' ');
          expect(plainText(parseText(text))).toBe(shown);
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );
});
