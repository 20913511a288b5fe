import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

// Those projects would bring lists of tests of their own.
const { projects, ...options } = base.test ?? {};

/**
 * The unit tests without those that start processes, check all of the content or of the code, measure time or take
 * any text there is: they are slow, and what they alone would notice of a pure module deserves a test that says it.
 */
export default defineConfig({
  ...base,
  test: {
    ...options,
    dir: 'tests/unit',
    exclude: [
      '**/{admin,build,commands,importer,proofs}/**',
      '**/content/{check-content,guide,icons}.test.ts',
      '**/features/share-image/*.test.ts',
      '**/content/text/text-tree-{fuzz,speed}.test.ts',
      '**/{spec,import-circles,lock-file}.test.ts',
      // Its time zones need a process of their own, and mutants share one.
      '**/lib/french-date-zones.test.ts',
    ],
  },
});
