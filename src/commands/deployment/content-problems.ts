import { brokenLink } from '../links/broken-links.ts';

/** A line of the content check: file, then fault and fix. Astro may put the hour or the kind of error before it. */
const FAULT = /(?:^|\s)(content\/.+ : .+\.)$/;

/** A line of `check-links`. */
const LINK = /^(\S+): « (.+) » leads nowhere$/;

/**
 * What the owner can mend, among what the build and its checks have printed.
 *
 * @param log without colours.
 * @returns one French line each: file, fault and fix.
 */
export function contentFaults(log: string): string[] {
  const found = log.split('\n').flatMap((line) => {
    const [, fault] = FAULT.exec(line) ?? [];
    const [, file, link] = LINK.exec(line) ?? [];
    if (fault !== undefined) return fault;
    return file !== undefined && link !== undefined ? brokenLink({ file, link }) : [];
  });
  return [...new Set(found)];
}
