/**
 * Shows that the desk costs the public pages nothing: builds the site with it and without it, in the
 * same place, and compares every file outside `admin/`. Exits with 1 when one differs.
 *
 * Usage: node tests/support/desk/apart.ts
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SAMPLE } from '../sample.ts';

const root = mkdtempSync(join(tmpdir(), 'bureau-'));
for (const name of ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json'])
  cpSync(name, join(root, name), { recursive: true });
cpSync(SAMPLE, join(root, 'content'), { recursive: true });
symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');

/** Every file of a built site outside the desk, with its content. */
function build(outDir: string): Map<string, Buffer> {
  const { status } = spawnSync(`astro build --force --outDir ${outDir}`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CONTENT_DIR: '' },
  });
  if (status !== 0) throw new Error('The site was not built.');
  const files = globSync('**', { cwd: join(root, outDir), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, outDir).length + 1));
  return new Map(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.startsWith('admin/'))
      .map((file) => [file, readFileSync(join(root, outDir, file))]),
  );
}

const withDesk = build('with');

for (const folder of ['src/pages/admin', 'src/desk/page'])
  rmSync(join(root, folder), { recursive: true });
const config = readFileSync(join(root, 'astro.config.mjs'), 'utf8');
writeFileSync(join(root, 'astro.config.mjs'), config.replace(/\bdesk\(\),/, ''));
const withoutDesk = build('without');
rmSync(join(root), { recursive: true });

const names = new Set([...withDesk.keys(), ...withoutDesk.keys()]);
const different = [...names].filter((file) => {
  const [one, other] = [withDesk.get(file), withoutDesk.get(file)];
  return one === undefined || other === undefined || !one.equals(other);
});
for (const file of different) console.error(`${file} is not the same without the desk`);
console.log(`${names.size} public files, ${different.length} changed by the desk`);
// A site without a single file proves nothing.
process.exitCode = names.size > 0 && different.length === 0 ? 0 : 1;
