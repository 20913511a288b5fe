import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { checkContent } from './content-check/check-content.ts';

/**
 * Astro integration: reads the content before anything else does. A fault stops the build with one
 * French line; the development server shows the same line, at the start and after each save.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        const sound = await report(contentFolder(config));
        // A thrown error would reach the owner as an English stack trace.
        if (!sound && command !== 'dev') process.exit(1);
      },
      'astro:server:setup': ({ server }) => {
        const folder = join(server.config.root, 'content');
        server.watcher.on('change', (file) => {
          if (file.startsWith(folder)) void report(folder);
        });
      },
    },
  };
}

function contentFolder({ root }: AstroConfig): string {
  return fileURLToPath(new URL('content', root));
}

async function report(folder: string): Promise<boolean> {
  const faults = await checkContent(folder);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}
