import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv } from '@/commands/exporter/press-clips.ts';

/** Reads what RFC 4180 allows, with semicolons; the mark at its start isn't of the first cell. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text
    .replace('\uFEFF', '')
    .matchAll(/("(?:[^"]|"")*"|[^";\r\n]*)(;|\r\n)/g)) {
    rows.at(-1)?.push(cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('a spreadsheet is told that the accents are UTF-8', () => {
  expect(formatCsv([['Été', 'b']])).toBe('\uFEFFÉté;b\r\n');
});

test('whatever stands in its cells, a list reads as it was written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'É', '"', ';', '\n', '\r', ' ', ',') });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
      expect(rowsOf(formatCsv(rows))).toEqual(rows);
    }),
  );
});
