import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSpec } from './read-spec.ts';

const { sections, rules } = readSpec(readFileSync('tests/SPEC.md', 'utf8'));

/** The files whose comments and titles cite the document. */
const CITING = ['src/**/*.{ts,tsx,astro,css}', 'tests/**/*.ts', 'README.md', '.config/*'];
const CITED = /§\s?(\d+(?:\.\d+)*)/g;

/** What a test or a group of tests is called, also where `each` stands before it. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)*|[\])])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,/g;

const titles = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(TITLE), ([, , title = '']) => title);

test('every § that the code cites is a section or a rule of tests/SPEC.md', () => {
  const known = new Set([...sections, ...rules.map(({ number }) => number)]);
  const faults = globSync(CITING).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(CITED), ([, number = '']) => number)
      .filter((number) => !known.has(number))
      .map((number) => `${file}: §${number} is not in tests/SPEC.md; cite what is there`),
  );
  expect(faults).toEqual([]);
});

test('every rule of tests/SPEC.md names a test that is there', () => {
  const faults = rules.flatMap(({ number, proofs }) => {
    if (proofs.length === 0)
      return `${number}: no test proves it; write « → \`file\` « words of a title » » under it`;
    return proofs.flatMap(({ file, words }) => {
      const path = `tests/${file}`;
      if (words === '') return `${number}: « ${file} » is not written as \`file\` « words »`;
      if (!existsSync(path)) return `${number}: ${path} is not there; name the file that proves it`;
      return titles(path).some((title) => title.includes(words))
        ? []
        : `${number}: no title of ${path} says « ${words} »; quote the test that proves it`;
    });
  });
  expect(faults).toEqual([]);
});

test('the sections and rules of tests/SPEC.md are numbered in their order', () => {
  expect(sections).toEqual(sections.map((_, index) => String(index + 1)));
  const faults = rules.flatMap(({ number, section }, index) => {
    const before = rules[index - 1];
    const [own, place] = number.split('.').map(Number);
    if (number === '')
      return `section ${section}: a list item is no rule; begin it with its number`;
    if (String(own) !== section)
      return `${number} stands in section ${section}; move it, or give it a number of that section`;
    const last = before?.section === section ? Number(before.number.split('.')[1] ?? 0) : 0;
    return Number(place) > last
      ? []
      : `${number} stands behind ${before?.number}; move it, or give it the next number`;
  });
  expect(faults).toEqual([]);
  expect(rules.length).toBeGreaterThan(100);
});
