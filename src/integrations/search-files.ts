import { subscribe } from 'node:diagnostics_channel';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { SEARCH_FILES } from '../publish/search/files-channel.ts';
import { settled } from './settled.ts';

const listed = z.array(z.object({ path: z.string(), content: z.instanceof(Uint8Array) }));

const STOPPED =
  'La recherche n’a pas pu être préparée : Pagefind s’est arrêté. Lancez la construction encore une fois.';

/**
 * Astro integration: writes what the search page fetches. Astro asks for the paths of all pages before it makes the first
 * one: with these among them, all would wait for the index, which Pagefind makes in a program of its own.
 */
export function searchFiles(): AstroIntegration {
  let files: Promise<unknown> = Promise.resolve();
  return {
    name: 'search-files',
    hooks: {
      'astro:build:start': () => {
        subscribe(SEARCH_FILES, (promise) => {
          files = Promise.resolve(promise);
          // Should it fail before it is awaited, the pages are made first.
          files.catch(() => undefined);
        });
      },
      'astro:build:done': async ({ dir }) => {
        for (const { path, content } of listed.parse(await settled(files, STOPPED))) {
          const file = new URL(`pagefind/${path}`, dir);
          await mkdir(new URL('.', file), { recursive: true });
          await writeFile(file, content);
        }
      },
    },
  };
}
