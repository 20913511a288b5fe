import { setTimeout } from 'node:timers/promises';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../content/content-root.ts';
import { checkContent } from '../content/check-content.ts';
import { followContent } from '../content/follow-content.ts';
import { CONTENT_LOADER } from '../content/loader.ts';
import { addressConfig, siteAddress } from '../publish/site-address.ts';

/** How often the development server looks again at content that keeps it from opening, in milliseconds. */
const RETRY_INTERVAL_MS = 500;

/**
 * Astro integration: reads the content before anything else does. A fault stops the build with one
 * French line. The development server shows the same line, at the start and after each save, and waits
 * with the last sound content until it is fixed.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        let faults = await report();
        // A thrown error would reach the owner as an English stack trace.
        if (faults.length > 0 && command !== 'dev') process.exit(1);
        // Astro itself would stop at the first file that it can't read.
        while (faults.length > 0) {
          await setTimeout(RETRY_INTERVAL_MS);
          faults = await report(faults);
        }
        updateConfig(addressConfig(await siteAddress()));
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        followContent(server, async () => {
          await refreshContent?.({ loaders: [CONTENT_LOADER] });
        });
      },
    },
  };
}

/**
 * Checks the content and shows its faults.
 *
 * @param shown the faults that are already there to be read.
 */
async function report(shown: readonly string[] = []): Promise<string[]> {
  const faults = await checkContent(contentRoot());
  if (faults.join() !== shown.join()) for (const fault of faults) console.error(fault);
  return faults;
}
