/**
 * Cuts the display serif down and writes it beside the styles: what French text needs, in one weight, for
 * the pages; every Latin letter that it has, in bold and as outlines that a program reads, for the share images.
 *
 * Usage: npm run font <besley-latin-wght-normal.woff2>
 * Source: Besley, by Owen Earl (indestructible type*), SIL Open Font License 1.1,
 * as packaged in @fontsource-variable/besley.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** What French titles, names and quotations are written with: few enough for the first packets of a connection. */
const FRENCH =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÀÂÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïñôœùûüÿ' +
  " !'(),-./:;?&%+«»’“”–—…·°\u00a0\u202f";
const LATIN = Array.from({ length: 0x2200 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');
const FOLDER = new URL('../../src/styles/fonts/', import.meta.url);

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Usage: npm run font <font.woff2>');
const source = await readFile(path);

await save(
  'besley-french.woff2',
  await subsetFont(source, FRENCH, {
    targetFormat: 'woff2',
    variationAxes: { wght: 600 },
  }),
);
await save(
  'besley-bold.ttf',
  await subsetFont(source, LATIN, { targetFormat: 'sfnt', variationAxes: { wght: 700 } }),
);

async function save(name: string, font: Uint8Array): Promise<void> {
  await writeFile(new URL(name, FOLDER), font);
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
}
