import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const lock = z
  .object({ packages: z.record(z.string(), z.object({ optionalDependencies: names })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

const locked = new Set(
  Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
);

/** What the packages want on some machines only: their binaries, a package a platform. */
const optional = new Set(
  Object.values(lock.packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies),
  ),
);

test.each(['darwin-arm64', 'win32-x64', 'linux-arm64', 'linux-x64'])(
  'npm ci finds every binary for %s in the lock file, as npm 10 installs no other',
  (platform) => {
    const binaries = [...optional].filter((name) => name.includes(platform));
    expect(binaries.length).toBeGreaterThan(3);
    expect(binaries.filter((name) => !locked.has(name))).toEqual([]);
  },
);
