/** One longer proof. */
export interface Proof {
  shows: string;
  /** About how long on two cores. */
  minutes: number;
  command: string;
  /** The arguments that it takes; those in angle brackets it can't do without. */
  takes?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether it looks at the site that is built of the tests' content. */
  needsSite?: boolean;
}

const node = (file: string) => `node tests/proofs/${file}`;
const playwright = (folder: string) =>
  `playwright test --config tests/proofs/${folder}/playwright.config.ts`;

export const PROOFS: Readonly<Record<string, Proof>> = {
  accessibility: {
    shows: 'axe, keyboard, zoom and forced colours on every page and in every state',
    minutes: 6,
    command: playwright('accessibility'),
    needsSite: true,
  },
  bench: {
    shows: 'what 1,000 articles cost beside a bare blog, and 10,000 items: time, memory, weight',
    minutes: 12,
    command: node('growth/bench.ts'),
    takes: '[articles] [items]',
  },
  cases: {
    shows: 'every unit test and every test in Firefox, in every case',
    minutes: 6,
    command: 'vitest run --config tests/vitest.config.ts',
    env: { ALL_CASES: '1' },
    needsSite: true,
  },
  compare: {
    shows: 'what differs between two builds: text, links, roles, pictures',
    minutes: 3,
    command: node('compare/compare.ts'),
    takes: '<dist> <dist>',
  },
  desk: {
    shows: 'the ten everyday tasks of the owner, in her desk, then in the built site',
    minutes: 40,
    command: playwright('desk'),
  },
  'desk-apart': {
    shows: 'the public files are the same without the desk',
    minutes: 1,
    command: node('desk-apart.ts'),
  },
  dev: {
    shows: 'how long the owner waits for a page and for what she saved, among 25 and 1,000 items',
    minutes: 1,
    command: node('growth/dev.ts'),
    takes: '[items]',
  },
  'fault-table': {
    shows: 'each file of an island × each fault × each engine: told, and the next try works',
    minutes: 10,
    command: node('fault-table/fault-table.ts'),
    takes: '[word]',
    needsSite: true,
  },
  faults: {
    shows: 'files, other sites and stored data fail or mean harm, and the rest works',
    minutes: 4,
    command: playwright('faults'),
    needsSite: true,
  },
  engines: {
    shows: 'the end-to-end tests in Playwright’s own Firefox and WebKit',
    minutes: 15,
    command: node('engines/engines.ts'),
    takes: '[words] [options]',
    needsSite: true,
  },
  'first-paint': {
    shows: 'when a slow phone paints first, beside a bare blog, and beside other builds',
    minutes: 6,
    command: node('speed/first-paint.ts'),
    takes: '[visits] [dist…]',
    needsSite: true,
  },
  'first-sight': {
    shows: 'when a first visit shows the display serif, on two connections',
    minutes: 1,
    command: node('speed/first-sight.ts'),
    takes: '[visits]',
    needsSite: true,
  },
  'first-tap': {
    shows: 'how a slow phone on a slow network answers the first tap on each control',
    minutes: 5,
    command: node('speed/first-tap.ts'),
    takes: '[rounds]',
    needsSite: true,
  },
  fuzz: {
    shows: 'the rules of the text formatting, on 100,000 texts each',
    minutes: 4,
    command: 'vitest run --config tests/vitest.config.ts tests/unit/content/text/text-tree-fuzz',
    env: { FUZZ_RUNS: '100000' },
  },
  hostile: {
    shows: 'nothing of content that means harm becomes code, in any built file',
    minutes: 1,
    command: node('hostile/hostile.ts'),
  },
  'import-corpora': {
    shows: 'what the importer finds in pages of public corpora, beside Readability alone',
    minutes: 3,
    command: node('import-quality/import-corpora.ts'),
    takes: '<folder> [folder…] [--half=tuning|held-back]',
  },
  'import-quality': {
    shows: 'what the importer finds in pages as outlets make theirs, field by field',
    minutes: 1,
    command: node('import-quality/import-quality.ts'),
  },
  inp: {
    shows: 'how fast a slow phone answers each tap',
    minutes: 2,
    command: node('speed/inp.ts'),
    takes: '[rounds]',
    needsSite: true,
  },
  layout: {
    shows: 'what stands where at ten widths: rows, cut titles, characters a line, first screens',
    minutes: 1,
    command: node('layout/layout.ts'),
    needsSite: true,
  },
  lighthouse: {
    shows: 'five categories, and four figures of the first seconds',
    minutes: 4,
    command: node('speed/lighthouse.ts'),
    takes: '[runs] [path…]',
    needsSite: true,
  },
  mutation: {
    shows: 'which changes of the pure modules no unit test notices',
    minutes: 25,
    command: node('mutation/mutation.ts'),
  },
  repeat: {
    shows: 'the unit and end-to-end tests, ten times in a row',
    minutes: 80,
    command: node('repeat.ts'),
    takes: '[times]',
    needsSite: true,
  },
  reproducible: {
    shows: 'the same bytes from a build in another folder, and on one core',
    minutes: 2,
    command: node('reproducible.ts'),
  },
  search: {
    shows: 'the bytes of a first query among 25, 1,000 and 10,000 items',
    minutes: 9,
    command: node('search/search.ts'),
    takes: '[items…]',
  },
  'sub-path': {
    shows: 'the site below a path of its host',
    minutes: 1,
    command: node('sub-path/sub-path.ts'),
  },
  webkit: {
    shows: 'a walk through the islands in WebKitGTK, by clicks, one file torn',
    minutes: 2,
    command: node('webkit/webkit.ts'),
    needsSite: true,
  },
  widths: {
    shows: 'every end-to-end test on a phone and on a desk, and in every case',
    minutes: 25,
    command: 'playwright test --config tests/playwright.config.ts',
    env: { ALL_CASES: '1' },
    needsSite: true,
  },
};
