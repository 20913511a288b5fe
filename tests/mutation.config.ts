import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The unit tests without those that start processes or measure time: they kill no mutant of a pure module. */
export default mergeConfig(base, {
  test: {
    exclude: [
      'tests/unit/{check-links,content-check,fit-title,growth,icons,mail-catcher,share-image}.test.ts',
      'tests/unit/text-tree-speed.test.ts',
      // Its time zones need a process of their own, and mutants share one.
      'tests/unit/french-date.test.ts',
    ],
  },
});
