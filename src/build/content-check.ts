import { sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../lib/content-root.ts';
import { checkContent } from './content-check/check-content.ts';

/**
 * Astro integration: reads the content before anything else does. A fault stops the build with one
 * French line; the development server shows the same line, at the start and after each save.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        const sound = await report();
        // A thrown error would reach the owner as an English stack trace.
        if (!sound && command !== 'dev') process.exit(1);
      },
      'astro:server:setup': ({ server }) => {
        const folder = contentRoot() + sep;
        server.watcher.on('change', (file) => {
          if (file.startsWith(folder)) void report();
        });
      },
    },
  };
}

async function report(): Promise<boolean> {
  const faults = await checkContent(contentRoot());
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}
