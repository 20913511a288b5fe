import { spawnSync } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, rmSync } from 'node:fs';
import { RESULTS, type Part } from './parts.ts';
import type { Outcome } from './outcome.ts';

/** How many lines of what a command printed last are shown when it fails. */
const LAST_LINES = 20;

/**
 * Runs the commands of a part, and counts.
 *
 * @param log path of the file that takes what they print; without one it is printed here.
 * @param rest arguments for the last command.
 */
export function runPart(part: Part, log?: string, rest: readonly string[] = []): Outcome {
  const { commands, env, report } = part;
  if (report) rmSync(`${RESULTS}/${report.file}`, { force: true });
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  let passed = 0;
  let start = 0;
  const failed = commands.find((command, index) => {
    if (typeof output === 'number') start = fstatSync(output).size;
    const isLast = index === commands.length - 1;
    const line = [command, ...(isLast ? rest.map((word) => JSON.stringify(word)) : [])].join(' ');
    const { status } = spawnSync(line, {
      shell: true,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
    });
    if (status === 0) passed += 1;
    return status !== 0;
  });
  if (typeof output === 'number') closeSync(output);

  const said = failed === undefined ? [] : [lastLines(failed, log, start)];
  const outcome = report && readReport(report);
  if (!outcome) return { passed, failed: said.length, failures: said };
  // A runner that ends badly without a failed test is one failure.
  if (said.length > 0 && outcome.failed === 0)
    return { ...outcome, failed: 1, failures: [...outcome.failures, ...said] };
  return outcome;
}

function readReport({ file, read }: NonNullable<Part['report']>): Outcome | undefined {
  try {
    return read(JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A command, and the end of what it printed itself: from that byte of the log on. */
function lastLines(command: string, log: string | undefined, start: number): string {
  if (log === undefined) return command;
  const lines = readFileSync(log).subarray(start).toString().trim().split('\n').slice(-LAST_LINES);
  return [command, ...lines.map((line) => `    ${line}`)].join('\n');
}
