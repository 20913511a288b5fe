import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scenes } from './all.ts';
import { pull } from './parts/press.ts';
import { Sheet } from './parts/sheet.ts';

// Prints the demonstration pictures of the site: `node make.ts`, or `node make.ts --only portrait`.

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, into: { type: 'string' } },
});
const content = values.into ?? join(import.meta.dirname, '../../content');
const chosen = scenes.filter(({ name }) => values.only?.includes(name) ?? true);
if (chosen.length === 0) throw new Error(`No picture is named ${String(values.only)}.`);

for (const scene of chosen) {
  const sheet = new Sheet(scene.name, ...scene.size);
  const print = await pull(sheet, scene.draw(sheet));
  const folder = join(content, scene.folder);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${scene.name}.jpg`);
  // A dense pattern costs more: it gives up a little quality rather than the page's weight.
  let jpeg = await print.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  for (let quality = 76; jpeg.length > 220_000 && quality > 50; quality -= 6) {
    jpeg = await print.jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  await writeFile(file, jpeg);
  const size = jpeg.length;
  console.log(`${scene.folder}/${scene.name}.jpg  ${Math.round(size / 1024)} kB`);
}
