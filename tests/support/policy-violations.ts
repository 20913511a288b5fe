import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    noteViolation: (line: string) => Promise<void>;
  }
}

/**
 * Records violations of the site's Content-Security-Policy in every page of a browser context.
 *
 * @returns one line for each violation: the directive, what was blocked, and the start of the code if any.
 */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('noteViolation', (_source, line: string) => violations.push(line));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      void window.noteViolation(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
    });
  });
  return violations;
}
