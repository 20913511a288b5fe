import { subscribe } from 'node:diagnostics_channel';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { EMITTED_FILES, type EmittedFile } from '../publish/emitted-files.ts';

const emittedFiles = z.array(
  z.object({
    path: z.string(),
    content: z.custom<EmittedFile['content']>((value) => typeof value === 'function'),
  }),
);

/**
 * Astro integration: writes the files that are no pages (`publish/emitted-files.ts`), when all pages are there. Nothing else
 * runs then: to wait for each of thousands of small files would take ten times as long as to write them.
 */
export function emitFiles(): AstroIntegration {
  const lists: Promise<unknown>[] = [];
  return {
    name: 'emit-files',
    hooks: {
      'astro:build:start': () => {
        subscribe(EMITTED_FILES, (message) => {
          const list = Promise.resolve(message);
          // Should it fail before it is awaited, the pages are made first.
          list.catch(() => undefined);
          lists.push(list);
        });
      },
      // Not before: while Vite still has a server, a Pagefind that has died would be waited for for ever.
      'astro:build:done': async ({ dir }) => {
        const folders = new Set<string>();
        const write = async (list: Promise<unknown>) => {
          for (const { path, content } of emittedFiles.parse(await list)) {
            const file = new URL(encodeURI(path), dir);
            const folder = new URL('.', file);
            if (!folders.has(folder.href)) mkdirSync(folder, { recursive: true });
            folders.add(folder.href);
            writeFileSync(file, await content());
          }
        };
        try {
          await Promise.all(lists.map(write));
        } catch (error) {
          // A thrown error would reach the owner as an English stack trace.
          console.error(error instanceof Error ? error.message : error);
          process.exit(1);
        }
      },
    },
  };
}
