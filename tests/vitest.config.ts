import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  define: { 'import.meta.env.BASE_PATH': '""' },
  test: {
    include: ['tests/unit/**/*.test.ts'],
    environment: 'node',
    // No test may fail because the machine is slow; what never ends does end.
    testTimeout: 5 * 60_000,
    hookTimeout: 5 * 60_000,
  },
});
