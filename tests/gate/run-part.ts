import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
export async function runPart(
  part: Part,
  log?: string,
  rest: readonly string[] = [],
): Promise<Outcome> {
  const { commands, env, report } = part;
  const last = lastArguments(part, rest);
  if (report) rmSync(`${RESULTS}/${report.file}`, { force: true });
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  let passed = 0;
  let start = 0;
  let failed: string | undefined;
  for (const [index, command] of commands.entries()) {
    if (typeof output === 'number') start = fstatSync(output).size;
    const isLast = index === commands.length - 1;
    const line = isLast ? [command, ...last].join(' ') : command;
    const running = spawn(line, {
      shell: true,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
    });
    await once(running, 'close');
    if (running.exitCode !== 0) {
      failed = command;
      break;
    }
    passed += 1;
  }
  if (typeof output === 'number') closeSync(output);

  const said = failed === undefined ? [] : [lastLines(failed, log, start)];
  const outcome = report && readReport(report);
  if (!outcome) return { passed, failed: said.length, failures: said };
  // A runner that ends badly without a failed test is one failure.
  if (said.length > 0 && outcome.failed === 0)
    return { ...outcome, failed: 1, failures: [...outcome.failures, ...said] };
  return outcome;
}

/** What its last command is given: words for files come before the first option. */
function lastArguments(part: Part, rest: readonly string[]): string[] {
  const { whole, pattern = (word: string) => word } = part;
  if (rest.length === 0) return whole === undefined ? [] : [whole];
  const option = rest.findIndex((word) => word.startsWith('-'));
  const words = option === -1 ? rest : rest.slice(0, option);
  return [...words.map(pattern), ...rest.slice(words.length)].map((word) => JSON.stringify(word));
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
