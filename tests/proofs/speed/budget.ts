/** A figure, and what it may be at most. */
export interface Budget {
  what: string;
  value: number;
  limit: number;
  unit: string;
}

export const KILOBYTE = 1000;

/** Prints the figures, one a line; the program then exits with 1 when one is too large. */
export function report(budgets: readonly Budget[]): void {
  for (const { what, value, limit, unit } of budgets) {
    const verdict = value <= limit ? 'ok' : 'TOO MUCH';
    console.log(
      `${what.padEnd(58)} ${String(value).padStart(7)}${unit} of ${limit}${unit}  ${verdict}`,
    );
  }
  if (budgets.some(({ value, limit }) => value > limit)) process.exitCode = 1;
}
