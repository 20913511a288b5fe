/**
 * Cuts the editor's icon font down to the icons that it and our configuration of it name, in the one weight that it
 * shows, and writes it beside the site's font. To be run when `@sveltia/cms` changes, or an `icon` of a list.
 *
 * Usage: npm run icons
 * Source: Material Symbols, by Google, SIL Open Font License 1.1, as packaged in @sveltia/cms.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { EDITOR_ICONS } from '../../src/build/editor-patches.ts';

const EDITOR = 'node_modules/@sveltia/cms/npm';

/** Code with the names of icons. */
const CODE = [
  `${EDITOR}/index.js`,
  'src/content/collections.ts',
  'src/admin/config/text-editor.ts',
];

/** The editor shows an icon by its name, which is a string of its code or the text of an element. */
const NAMES = /(?<=[`'">])\w+(?=[`'"<])/g;

/** Characters of such names. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_';

const fullFont = readFileSync(
  `${EDITOR}/assets/material-symbols-outlined-latin-wght-normal-_Z1IJPLg.woff2`,
);

/** Lists the icons that the editor may show: each name in the code that is also an icon of the whole font. */
export async function iconsInUse(): Promise<[name: string, character: string][]> {
  const names = new Set(CODE.flatMap((path) => readFileSync(path, 'utf8').match(NAMES)));
  return [...(await readIcons(fullFont))].filter(([name]) => names.has(name));
}

/**
 * Reads which icons a font has.
 *
 * @returns a character of each icon by its name, the letters of which are its ligature.
 */
export async function readIcons(file: Uint8Array): Promise<Map<string, string>> {
  const sfnt = await subsetFont(file, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
  const { substitution, tables } = opentype.parse(new Uint8Array(sfnt).buffer);
  // Of the two characters of a letter the later one stays, which is the small one.
  const characters = new Map(
    Object.entries(tables.cmap.glyphIndexMap).map(([code, glyph]) => [
      glyph,
      String.fromCodePoint(Number(code)),
    ]),
  );
  const toText = (glyphs: readonly number[]) =>
    glyphs.map((glyph) => characters.get(glyph) ?? '').join('');
  return new Map(
    tables.gsub.lookups
      .flatMap(({ subtables }) => subtables)
      .map((subtable) => ('extension' in subtable ? subtable.extension : subtable))
      .flatMap(({ coverage, ligatureSets }) =>
        substitution
          .expandCoverage(coverage)
          .flatMap((first, index) =>
            (ligatureSets[index] ?? []).map(({ components, ligGlyph }): [string, string] => [
              toText([first, ...components]),
              toText([ligGlyph]),
            ]),
          ),
      ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const characters = (await iconsInUse()).map(([, character]) => character).join('');
  const font = await subsetFont(fullFont, LETTERS + characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 300 },
    // Else the letters would keep every icon that can be written with them.
    noLayoutClosure: true,
  });
  writeFileSync(EDITOR_ICONS, font);
  console.log(`${EDITOR_ICONS}: ${(font.length / 1000).toFixed(1)} kB`);
}
