/**
 * Step of the deployment workflow after failed tests or a failed build: extracts from the build log the content problems that
 * the owner can fix, and writes them to the step's output « reasons », one French line each.
 *
 * Usage: node src/commands/deployment-problems.ts <file of the build log>
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { brokenLinkMessage } from './links/broken-links.ts';

/**
 * Matches a line of the content check in the build log, and captures its message with file, problem and fix. Astro may put
 * the hour or the kind of error before it.
 */
const PROBLEM_LINE = /(?:^|\s)(content\/.+ : .+\.)$/;

/** Matches a line of `check-built-links.ts` in the build log, and captures the file and its broken link. */
const BROKEN_LINK_LINE = /^(\S+): « (.+) » leads nowhere$/;

/**
 * Extracts from a build log the problems that the owner can fix herself.
 *
 * @param log output of the build and its checks, without colour codes.
 * @returns one French line each: file, problem and fix.
 */
export function findProblemsInBuildLog(log: string): string[] {
  const problems = log.split('\n').flatMap((line) => {
    const [, problem] = PROBLEM_LINE.exec(line) ?? [];
    const [, file, link] = BROKEN_LINK_LINE.exec(line) ?? [];
    if (problem !== undefined) return problem;
    return file !== undefined && link !== undefined ? brokenLinkMessage({ file, link }) : [];
  });
  return [...new Set(problems)];
}

if (import.meta.main) {
  const [log = ''] = process.argv.slice(2);
  const reasons = findProblemsInBuildLog(readFileSync(log, 'utf8'));
  // https://docs.github.com/actions/reference/workflow-commands-for-github-actions#multiline-strings
  const output = `reasons<<END\n${reasons.map((line) => `${line}\n`).join('')}END\n`;
  appendFileSync(process.env['GITHUB_OUTPUT'] ?? '/dev/stdout', output);
}
