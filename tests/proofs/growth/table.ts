import { isMet, type Verdict } from './requirements.ts';
import type { Size } from './site-size.ts';
import type { Cost } from '../../support/time-build.ts';

/** A number as an English reader writes it. */
export const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/**
 * The Markdown table of what was measured.
 *
 * @param yardstick what the times are compared to.
 * @param rows each with its name; the weight only where it was looked at.
 */
export function table(
  yardstick: Cost,
  rows: readonly (readonly [name: string, Cost & Partial<Size>])[],
): string {
  const lines = rows.map(([name, { seconds, processor, memory, bytes, files, homeBrotli }]) =>
    [
      name,
      `${number(seconds, 1)} s`,
      number(seconds / yardstick.seconds, 1),
      `${number(processor, 1)} s`,
      `${number(memory / 1e6)} MB`,
      bytes === undefined ? '' : `${number(bytes / 1e6, 1)} MB`,
      files === undefined ? '' : number(files),
      homeBrotli === undefined ? '' : `${number(homeBrotli / 1000, 1)} kB`,
    ].join(' | '),
  );
  return [
    'Site | Build | × bare | Processor | Peak memory | Weight | Files | Home page, Brotli',
    ':--- | ----: | -----: | --------: | ----------: | -----: | ----: | ----------------:',
    ...lines,
  ]
    .map((line) => `| ${line} |`)
    .join('\n');
}

/** A requirement in a line, and whether it was met. */
export function told(verdict: Verdict): string {
  const { what, value, limit } = verdict;
  return `${what}: ${number(value, 2)} of ${number(limit, 2)}  ${isMet(verdict) ? 'ok' : 'MISSED'}`;
}
