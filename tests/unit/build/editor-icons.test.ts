import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { EDITOR_ICONS, editorPatches } from '@/build/editor-patches.ts';
import { iconsInUse, readIcons } from '../../fonts/editor-icons.ts';

const EDITOR = resolve('node_modules/@sveltia/cms/npm/index.js');

/** Patches the editor's code as the build does. */
const patch = (code: string): unknown => {
  const { transform } = editorPatches();
  if (typeof transform !== 'function') throw new Error('The plugin has changed.');
  return Reflect.apply(transform, undefined, [code, EDITOR]);
};

test('each icon that the editor or a list names is in the small font', async () => {
  const drawn = await readIcons(readFileSync(EDITOR_ICONS));
  const names = (await iconsInUse()).map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['shield_lock', 'match_case', 'search']));
  const missing = names.filter((name) => !drawn.has(name));
  expect(missing, 'Run « npm run icons »').toEqual([]);
  expect(statSync(EDITOR_ICONS).size).toBeLessThan(25_000);
});

test('an editor whose icon font has moved stops the build', () => {
  const code = readFileSync(EDITOR, 'utf8');
  expect(patch(code)).toHaveProperty(
    'code',
    expect.stringContaining('new URL(`../../../../src/styles/fonts/editor-icons.woff2`'),
  );
  expect(() => patch(code.replace('-normal-_Z1IJPLg', '-normal-moved'))).toThrow(
    'material-symbols',
  );
});
