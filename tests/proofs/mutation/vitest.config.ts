import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The unit tests without those that start processes or measure time: they kill no mutant of a pure module. */
export default mergeConfig(base, {
  test: {
    exclude: [
      'tests/unit/{commands,desk,integrations,proofs}/**',
      'tests/unit/content/{check-content,content-pass,icons}.test.ts',
      'tests/unit/publish/share-image/*.test.ts',
      'tests/unit/domain/text/text-tree-speed.test.ts',
      // Its time zones need a process of their own, and mutants share one.
      'tests/unit/domain/text/french-date.test.ts',
    ],
  },
});
