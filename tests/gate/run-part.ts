import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { PARTS, RESULTS, type Count, type Part } from './parts.ts';

export const formatCount = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`;

/**
 * Runs the commands of a part and counts its checks.
 *
 * @param words arguments for the last command.
 * @param log path of a file for the output; without it, the output is printed.
 */
export async function runPart(
  name: string,
  words: readonly string[],
  log?: string,
): Promise<Count> {
  const { commands, env, report, ...part } = PARTS[name] ?? { commands: [] };
  const file = `${RESULTS}/${name}.json`;
  rmSync(file, { force: true });
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  let passed = 0;
  for (const [index, command] of commands.entries()) {
    const isLast = index === commands.length - 1;
    const running = spawn(isLast ? [command, ...toArguments(part, words)].join(' ') : command, {
      shell: true,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
    });
    await once(running, 'close');
    if (running.exitCode !== 0) break;
    passed += 1;
  }
  const failed = passed < commands.length ? 1 : 0;
  if (!report) return { passed, failed };
  const count = readReport(report, file);
  // A runner that fails without a failed test counts as one failure.
  return { ...count, failed: Math.max(count.failed, failed) };
}

/** Converts the words before the first option to file patterns. */
function toArguments({ whole, pattern }: Omit<Part, 'commands'>, args: readonly string[]) {
  if (args.length === 0) return whole === undefined ? [] : [whole];
  const option = args.findIndex((argument) => argument.startsWith('-'));
  const words = option === -1 ? args : args.slice(0, option);
  const files = pattern ? words.map(pattern) : words;
  return [...files, ...args.slice(words.length)].map((argument) => JSON.stringify(argument));
}

function readReport(report: NonNullable<Part['report']>, file: string): Count {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
