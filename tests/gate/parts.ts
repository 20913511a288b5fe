import { z } from 'zod';
import { ensureFirefox } from '../support/firefox.ts';
import { MAIL_ORIGIN } from '../support/mail-origin.ts';
import { SAMPLE_BUILD } from '../support/sample.ts';

/** Numbers of checks that passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** One part of the gate. */
export interface Part {
  /** Shell commands, run in order until one fails. */
  commands: readonly string[];
  /** Default argument of the last command: the whole project. */
  whole?: string;
  /** Converts a word from a file name to an argument of the last command; by default the word itself. */
  pattern?: (word: string) => string;
  /** The command that fixes what it finds. */
  mend?: string;
  env?: NodeJS.ProcessEnv;
  /** Returns why it can't run on this machine, if so. */
  missing?: () => string | undefined;
  /** Whether it needs the site built from the tests' content. */
  needsSite?: boolean;
  /** Parses the report that its test runner writes; without it, each command counts as one check. */
  report?: z.ZodType<Count>;
}

export const RESULTS = 'tests/results';
export const BUILD = 'npm run --silent build';

/** Environment of the build for end-to-end tests: their content and day, and their mock of the e-mail service. */
export const TEST_SITE = { ...SAMPLE_BUILD, PUBLIC_EMAILJS_ORIGIN: MAIL_ORIGIN };

const READ_SITE = ['html-validate "dist/**/*.html"', 'node src/commands/check-built-links.ts'];

/** Command that runs the tests of some of Vitest's projects. */
const vitest = (part: string, ...projects: string[]) =>
  `vitest run --config tests/vitest.config.ts ${projects.map((name) => `--project=${name}`).join(' ')} ` +
  `--reporter=default --reporter=json --outputFile.json=${RESULTS}/${part}.json`;

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }));

/** A flaky test, which passes when retried, counts as failed. */
const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  })
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

/** The parts by name, the cheapest first. « types » generates the content's types, which « lint » needs. */
export const PARTS: Readonly<Record<string, Part>> = {
  format: { commands: ['prettier --check'], whole: '.', mend: 'npm run format' },
  types: { commands: ['astro check --minimumFailingSeverity hint'] },
  lint: { commands: ['eslint --config .config/eslint.config.js --max-warnings 0'], whole: '.' },
  unit: { commands: [vitest('unit', 'unit', 'mocked')], report: vitestReport },
  // The owner's content is only tested for a build with valid pages and links.
  content: { commands: [BUILD, ...READ_SITE] },
  site: { commands: [BUILD, ...READ_SITE], env: TEST_SITE },
  budgets: { commands: ['node tests/proofs/speed/budgets.ts'], needsSite: true },
  desk: {
    commands: ['playwright test --config tests/proofs/desk/playwright.config.ts --project walk'],
  },
  firefox: {
    commands: [vitest('firefox', 'firefox')],
    needsSite: true,
    missing: () => (ensureFirefox() ? undefined : 'Firefox is not installed here'),
    report: vitestReport,
  },
  e2e: {
    commands: ['playwright test --config tests/playwright.config.ts'],
    // Playwright searches the absolute path, including the folders above the project.
    pattern: (word) => `tests.e2e.*${word}`,
    needsSite: true,
    report: playwrightReport,
  },
};

/**
 * The stages of the gate, one after the other. The lanes of a stage run in parallel. All builds and the desk's server share
 * the folder `.astro`: they are in one lane, and end before « e2e », which builds too. « lint » needs what « types »
 * generates, which is there long before « unit » ends. Two browsers at once on two processors take longer than one
 * after the other.
 */
export const STAGES: readonly (readonly string[])[][] = [
  [
    ['types', 'content', 'site', 'desk', 'format'],
    ['unit', 'lint'],
  ],
  [['firefox'], ['budgets']],
  [['e2e']],
];
