import { brokenLinkMessage } from '../links/broken-links.ts';

/** A line of the content check: file, then fault and fix. Astro may put the hour or the kind of error before it. */
const PROBLEM_LINE = /(?:^|\s)(content\/.+ : .+\.)$/;

/** A line of `check-links`. */
const BROKEN_LINK_LINE = /^(\S+): « (.+) » leads nowhere$/;

/**
 * What the owner can mend, among what the build and its checks have printed.
 *
 * @param log without colours.
 * @returns one French line each: file, fault and fix.
 */
export function findContentProblems(log: string): string[] {
  const problems = log.split('\n').flatMap((line) => {
    const [, problem] = PROBLEM_LINE.exec(line) ?? [];
    const [, file, link] = BROKEN_LINK_LINE.exec(line) ?? [];
    if (problem !== undefined) return problem;
    return file !== undefined && link !== undefined ? brokenLinkMessage({ file, link }) : [];
  });
  return [...new Set(problems)];
}
