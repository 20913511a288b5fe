import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/**
 * Where Node can't load the configuration, Astro quietly has Vite do it, whose runner is closed when the editor asks for
 * the importer.
 */
test('the configuration of Astro needs nothing but Node', () => {
  const { status, stderr } = spawnSync(process.execPath, ['astro.config.mjs'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
