import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { PARTS, RESULTS, type Count, type Part } from './parts.ts';

/** The words that the gate ends with. */
export const counted = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`;

/**
 * Runs the commands of a part, and counts.
 *
 * @param words arguments for the last command.
 * @param log path of the file that takes what they print; without one it is printed here.
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
  // A runner that ends badly without a failed test is one failure.
  return { ...count, failed: Math.max(count.failed, failed) };
}

/** Words for files come before the first option. */
function toArguments({ whole, pattern }: Omit<Part, 'commands'>, given: readonly string[]) {
  if (given.length === 0) return whole === undefined ? [] : [whole];
  const option = given.findIndex((word) => word.startsWith('-'));
  const words = option === -1 ? given : given.slice(0, option);
  const files = pattern ? words.map(pattern) : words;
  return [...files, ...given.slice(words.length)].map((word) => JSON.stringify(word));
}

function readReport(report: NonNullable<Part['report']>, file: string): Count {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
