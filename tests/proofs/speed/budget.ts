/** A figure, and what it may be at most. */
export interface Budget {
  what: string;
  value: number;
  limit: number;
  unit: string;
}

export const KILOBYTE = 1000;

const isTooMuch = ({ value, limit }: Budget) => value > limit;

/**
 * Prints the figures, one a line; the program then exits with 1 when one is too large. Those come last: the gate
 * shows the end of what a part printed.
 */
export function report(budgets: readonly Budget[]): void {
  const tooMuch = budgets.filter(isTooMuch);
  const fine = budgets.filter((budget) => !isTooMuch(budget));
  for (const budget of [...fine, ...tooMuch]) {
    const { what, value, limit, unit } = budget;
    const verdict = isTooMuch(budget) ? 'TOO MUCH' : 'ok';
    console.log(
      `${what.padEnd(58)} ${String(value).padStart(7)}${unit} of ${limit}${unit}  ${verdict}`,
    );
  }
  if (tooMuch.length > 0) process.exitCode = 1;
}
