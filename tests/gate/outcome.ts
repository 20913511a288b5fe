import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** What came of some checks. */
export interface Outcome {
  passed: number;
  failed: number;
  /** For each failure, a few lines that say where to look. */
  failures: string[];
}

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullable(),
        }),
      ),
    }),
  ),
});

/** Reads what Vitest's reporter « json » writes. */
export function unitOutcome(json: unknown): Outcome {
  const { numPassedTests, numFailedTests, testResults } = unitReport.parse(json);
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('.', name);
    return [
      // A file that can't be read has no test.
      ...(message === '' ? [] : [failure(file, message)]),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          failure(`${file} › ${fullName}`, failureMessages?.[0]),
        ),
    ];
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

const error = z.object({ message: z.string().optional() });
const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(error) })),
    }),
  ),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

const endToEndReport = z.object({
  suites: z.array(suite),
  errors: z.array(error),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Reads what Playwright's reporter « json » writes. A test that passes the second time has failed. */
export function endToEndOutcome(json: unknown): Outcome {
  const { suites, errors, stats } = endToEndReport.parse(json);
  const failures = specsOf(suites).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(`${file}:${line} › ${title} (${projectName})`, results[0]?.errors[0]?.message),
      ),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...errors.map(({ message }) => failure('Playwright', message)), ...failures],
  };
}

function specsOf(suites: readonly Suite[]): Suite['specs'] {
  return suites.flatMap(({ specs, suites = [] }) => [...specs, ...specsOf(suites)]);
}

/** What follows what was said: a log of calls, the code, the stack. */
const DETAIL = /^\s*(?:Call log:|at |>? *\d+ \|)/;

/** How many lines of what was said are shown. */
const LINES = 8;

/** Where it failed, and what was said: what was looked for, expected and found. */
function failure(place: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.findIndex((line) => DETAIL.test(line));
  const said = lines.slice(0, end === -1 ? lines.length : end).filter((line) => line.trim() !== '');
  return [place, ...said.slice(0, LINES).map((line) => `    ${line.trim()}`)].join('\n');
}

/** How much failed and passed, in the words that the gate ends with. */
export const counted = ({ passed, failed }: Outcome): string =>
  `${passed} passed, ${failed} failed`;

/** What several checks have come to together. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}
