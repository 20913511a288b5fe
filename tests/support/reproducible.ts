/**
 * Builds the site twice from nothing, here and in a copy under another path, as two machines would, and
 * compares every file. Exits with 1 when one differs. The two sites stay in `.cache/reproducible`, to be looked
 * at, until the next run.
 *
 * Usage: node tests/support/reproducible.ts
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { timeBuild } from './growth/time-build.ts';

const WORK = resolve('.cache/reproducible');

/** A copy of the project's files, with the same packages. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ailleurs-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A cold build: its files, by path. */
async function built(project: string, name: string): Promise<Map<string, Buffer>> {
  console.error(`Build in ${project}…`);
  const dist = join(WORK, name, 'dist');
  const content = join(project, 'content');
  await timeBuild({ content, dist, cache: join(WORK, name, 'cache') }, project);
  const entries = globSync('**', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(entries.map((path) => [relative(dist, path), readFileSync(path)]));
}

rmSync(WORK, { recursive: true, force: true });
const elsewhere = copied();
const first = await built(resolve('.'), '1');
const second = await built(elsewhere, '2');
rmSync(elsewhere, { recursive: true });

const paths = [...new Set([...first.keys(), ...second.keys()])].sort();
const different = paths.filter((path) => {
  const [one, other] = [first.get(path), second.get(path)];
  return !one || !other || !one.equals(other);
});
for (const path of different) console.error(`differs: ${path}`);
console.log(`${paths.length} files compared, ${different.length} different`);
process.exitCode = paths.length > 0 && different.length === 0 ? 0 : 1;
