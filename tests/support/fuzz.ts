/**
 * The long proof of the formatter: its properties on very many texts, and the time that it takes for 100 kB.
 *
 * Usage: node tests/support/fuzz.ts [number of texts a property]
 */
import { spawnSync } from 'node:child_process';

const [runs = '100000'] = process.argv.slice(2);
const { status } = spawnSync(
  'vitest run --config tests/vitest.config.ts tests/unit/text-tree --disable-console-intercept',
  { shell: true, stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: runs } },
);
process.exitCode = status ?? 1;
