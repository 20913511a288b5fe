/**
 * Builds the site twice from nothing and compares every file. Exits with 1 when one differs. The two sites
 * stay in `.cache/reproducible`, to be looked at, until the next run.
 *
 * Usage: node tests/support/reproducible.ts
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { contentRoot } from '../../src/lib/content-root.ts';
import { timeBuild } from './growth/time-build.ts';

const WORK = resolve('.cache/reproducible');

/** A cold build: its files, by path. */
async function built(name: string): Promise<Map<string, Buffer>> {
  console.error(`Build ${name}…`);
  const dist = join(WORK, name, 'dist');
  await timeBuild({ content: contentRoot(), dist, cache: join(WORK, name, 'cache') });
  const entries = globSync('**', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(entries.map((path) => [relative(dist, path), readFileSync(path)]));
}

rmSync(WORK, { recursive: true, force: true });
const first = await built('1');
const second = await built('2');

const paths = [...new Set([...first.keys(), ...second.keys()])].sort();
const different = paths.filter((path) => {
  const [one, other] = [first.get(path), second.get(path)];
  return !one || !other || !one.equals(other);
});
for (const path of different) console.error(`differs: ${path}`);
console.log(`${paths.length} files compared, ${different.length} different`);
process.exitCode = paths.length > 0 && different.length === 0 ? 0 : 1;
