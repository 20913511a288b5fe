import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { iconModules } from '../src/build/icon-modules.ts';

/** All titles but of what a change seldom breaks or what costs much; the gate leaves that to `npm run proof -- cases`. */
const NOT_RARE = /^(?!.*@rare)/;

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  plugins: [iconModules()],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  define: { 'import.meta.env.BASE_PATH': '""' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          dir: 'tests/unit',
          include: ['**/!(*.mocked).test.ts'],
          // Modules that all files share save a quarter of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'mocked', dir: 'tests/unit', include: ['**/*.mocked.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'firefox',
          dir: 'tests/firefox',
          include: ['**/*.test.ts'],
          // So that files share one Firefox.
          isolate: false,
        },
      },
    ],
    environment: 'node',
    ...(process.env['ALL_CASES'] === undefined && { testNamePattern: NOT_RARE }),
    // Its own choice leaves one processor idle: of two, half.
    maxWorkers: '100%',
    // No test may fail because the machine is slow; what never ends does end.
    testTimeout: 5 * 60_000,
    hookTimeout: 5 * 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
