import { z } from 'zod';
import { ensureFirefox } from '../support/firefox.ts';
import { MAIL_ORIGIN } from '../support/mail-origin.ts';
import { SAMPLE_BUILD } from '../support/sample.ts';

/** How many checks passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** One part of the gate. */
export interface Part {
  /** Run one after the other, up to the first that fails. */
  commands: readonly string[];
  /** What the last command looks at unless it is told: the whole project. */
  whole?: string;
  /** How the last command is told a word of a file's name; as the word itself by default. */
  pattern?: (word: string) => string;
  /** The command that repairs what it finds. */
  mend?: string;
  env?: NodeJS.ProcessEnv;
  /** Why it can't be run here, if it can't. */
  missing?: () => string | undefined;
  /** Whether it looks at the site that is built of the tests' content. */
  needsSite?: boolean;
  /** How to count the report that its runner writes; without one, each command counts as one check. */
  report?: z.ZodType<Count>;
}

export const RESULTS = 'tests/results';
export const BUILD = 'npm run --silent build';

/** The site that the end-to-end tests know: their content and day, and their stand-in for the e-mail service. */
export const TEST_SITE = { ...SAMPLE_BUILD, PUBLIC_EMAILJS_ORIGIN: MAIL_ORIGIN };

const READ_SITE = ['html-validate "dist/**/*.html"', 'node src/commands/check-links.ts'];

/** The tests below one folder. */
const vitest = (folder: string) =>
  `vitest run --config tests/vitest.config.ts --dir tests/${folder} --reporter=default ` +
  `--reporter=json --outputFile.json=${RESULTS}/${folder}.json`;

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }));

/** A test that passes the second time has failed. */
const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  })
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

/** By name, in the order of their cost. The types of the content, which the linter reads, come with « types ». */
export const PARTS: Readonly<Record<string, Part>> = {
  format: { commands: ['prettier --check'], whole: '.', mend: 'npm run format' },
  types: { commands: ['astro check --minimumFailingSeverity hint'] },
  lint: { commands: ['eslint --config .config/eslint.config.js --max-warnings 0'], whole: '.' },
  unit: { commands: [vitest('unit')], report: vitestReport },
  // The owner's content: of her words the tests ask only that they build, and that pages and links are sound.
  content: { commands: [BUILD, ...READ_SITE] },
  site: { commands: [BUILD, ...READ_SITE], env: TEST_SITE },
  budgets: { commands: ['node tests/proofs/speed/budgets.ts'], needsSite: true },
  desk: {
    commands: ['playwright test --config tests/proofs/desk/playwright.config.ts --project walk'],
  },
  firefox: {
    commands: [vitest('firefox')],
    needsSite: true,
    missing: () => (ensureFirefox() ? undefined : 'Firefox is not installed here'),
    report: vitestReport,
  },
  e2e: {
    commands: ['playwright test --config tests/playwright.config.ts'],
    // Playwright looks for a word in the whole path, with the folders above the project.
    pattern: (word) => `tests.e2e.*${word}`,
    needsSite: true,
    report: playwrightReport,
  },
};

/** Parts that need no site, side by side: each lane keeps about one processor at work. */
export const LANES: readonly (readonly string[])[] = [['format', 'types', 'lint'], ['unit']];
