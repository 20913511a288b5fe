import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.|@\/)[^'?]+)/g;

/** What each file of `src` imports, types included, as paths from the root of the project. */
const imports = new Map(
  globSync('src/**/*.{ts,tsx,astro}').map((file) => [
    file,
    Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, name = '']) =>
      name.startsWith('@/') ? join('src', name.slice(2)) : join(dirname(file), name),
    ),
  ]),
);

/** The first circle that is reached from a file, if any. */
function circle(file: string, path: readonly string[], done: Set<string>): string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return undefined;
  done.add(file);
  for (const next of imports.get(file) ?? []) {
    const found = circle(next, [...path, file], done);
    if (found) return found;
  }
  return undefined;
}

test('no file of src imports itself through others', () => {
  expect(imports.size).toBeGreaterThan(200);
  expect([...imports.values()].flat().filter((file) => imports.has(file)).length).toBeGreaterThan(
    500,
  );
  const done = new Set<string>();
  expect([...imports.keys()].map((file) => circle(file, [], done)).find(Boolean)).toBeUndefined();
});
