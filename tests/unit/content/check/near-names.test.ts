import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskLookups } from '@/content/check/disk-lookups.server.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'near-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const lookups = () => diskLookups(folder, () => Promise.resolve(undefined));

test.each([
  ['accents that macOS has decomposed', 'e\u0301te\u0301.jpg', '\u00E9t\u00E9.jpg'],
  ['the narrow space of a screenshot', 'Capture 9.41.12\u202FPM.png', 'Capture 9.41.12 PM.png'],
  ['a no-break space', 'le\u00A0port.jpg', 'le port.jpg'],
  ['a curly apostrophe', 'l\u2019eau.jpg', "l'eau.jpg"],
  ['capitals', 'IMG_0041.JPG', 'img_0041.jpg'],
  ['another spelling of the format', 'port.jpeg', 'port.jpg'],
])('a missing file is told which near name stands there: %s', (_what, onDisk, written) => {
  writeFileSync(join(folder, onDisk), '');
  expect(lookups().exists(`./${written}`)).toBe(false);
  expect(lookups().nearName(`./${written}`)).toBe(onDisk);
});

test('nothing is near: another name, a folder, a folder that is missing', () => {
  writeFileSync(join(folder, 'marche.jpg'), '');
  mkdirSync(join(folder, 'port.jpg'));
  expect(lookups().exists('./port.jpg')).toBe(false);
  for (const path of ['./port.jpg', './marches.jpg', './absent/marche.jpg'])
    expect(lookups().nearName(path)).toBeUndefined();
});
