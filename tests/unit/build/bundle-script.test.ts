import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleScript } from '@/build/bundle-script.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-script-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a script comes with what it imports and with its constants', async () => {
  writeFileSync(join(folder, 'part.ts'), 'export const part: string = "part";');
  const module = join(folder, 'whole.ts');
  writeFileSync(
    module,
    'import { part } from "./part.ts"; console.log(part, import.meta.env.NAME);',
  );
  const { code, files } = await bundleScript(module, { 'import.meta.env.NAME': '"name"' });
  expect(code).not.toContain('import');
  const written: string[] = [];
  runInNewContext(code, { console: { log: (...words: string[]) => written.push(...words) } });
  expect(written).toEqual(['part', 'name']);
  expect(files).toEqual(expect.arrayContaining([module, join(folder, 'part.ts')]));
});

test('a script that imports what is not installed fails the build', async () => {
  const module = join(folder, 'lost.ts');
  writeFileSync(module, 'import lost from "a-package-that-is-not-there"; lost();');
  await expect(bundleScript(module)).rejects.toThrow('a-package-that-is-not-there');
});
