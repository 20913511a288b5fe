/**
 * Cuts the display serif down to what French text needs and writes it beside the styles.
 *
 * Usage: node tests/support/subset-font.ts <besley-latin-wght-normal.woff2>
 * Source: Besley, by Owen Earl (indestructible type*), SIL Open Font License 1.1,
 * as packaged in @fontsource-variable/besley.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const FRENCH = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»’‘“”–—…•·°№←→€×\u00a0\u202f';
const TARGET = new URL('../../src/styles/fonts/besley-french.woff2', import.meta.url);

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Usage: subset-font.ts <font.woff2>');

const font = await subsetFont(await readFile(source), ASCII + FRENCH, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
await writeFile(TARGET, font);
console.log(`${TARGET.pathname}: ${(font.length / 1000).toFixed(1)} kB`);
