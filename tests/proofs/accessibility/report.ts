import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Row {
  tests: number;
  failed: number;
  /** How often axe or a measurement looked at a page. */
  looks: number;
  /** Elements that axe can't judge, and that somebody has looked at. */
  accepted: number;
}

/** Sums up the accessibility checks, file by file, in a table. */
export default class AccessibilityReport implements Reporter {
  readonly #rows = new Map<string, Row>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status === 'skipped') return;
    const file = /[^/]+(?=\.spec\.ts$)/.exec(test.location.file)?.[0] ?? test.location.file;
    const row = this.#rows.get(file) ?? { tests: 0, failed: 0, looks: 0, accepted: 0 };
    const count = (name: string) =>
      annotations
        .filter(({ type }) => type === name)
        .reduce((sum, { description }) => sum + Number(description), 0);
    this.#rows.set(file, {
      tests: row.tests + 1,
      failed: row.failed + (status === 'passed' ? 0 : 1),
      looks: row.looks + count('looks'),
      accepted: row.accepted + count('accepted'),
    });
  }

  onEnd(): void {
    console.table(Object.fromEntries([...this.#rows].sort()));
  }
}
