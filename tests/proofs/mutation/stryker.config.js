/**
 * Mutation testing of the pure modules: which changes of the code no unit test notices. Takes minutes, and
 * is no part of the gate.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/proofs/mutation/vitest.config.ts' },
  mutate: [
    'src/content/{check,schemas,text}/**/*.ts',
    'src/content/*.ts',
    '!src/content/**/*.server.ts',
    'src/lib/*.ts',
    'src/features/feed/{feed-items,text-to-html}.ts',
    'src/content/pictures/image-hosts.ts',
    'src/features/structured-data/{list-statement,statements}.ts',
    'src/features/contact/{message-links,send-error,throttle-storage,validation}.ts',
    'src/features/portfolio/{show-more,view-url}.ts',
    'src/features/testimonials/slide-position.ts',
  ],
  ignorePatterns: ['.cache', 'dist', 'tests/results'],
  tempDirName: '.cache/stryker',
  // What runs once, as a module loads, would need every test again for each change, for hours.
  ignoreStatic: true,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
