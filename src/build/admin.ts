import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../content/content-folder.server.ts';
import { DESK_PATH } from '../content/desk-path.ts';
import { bridge } from '../admin/dev-file-api/dev-file-api.ts';
import { devBundle } from './admin-dev-bundle.ts';
import { bundleDesk } from './admin-bundle.ts';

/**
 * Astro integration: the script of the owner's desk, whose page is at `DESK_PATH`. The development server
 * also lets it edit the files of the content; the built site holds nothing of that.
 */
export function desk(): AstroIntegration {
  let cache = '';
  let address = '';
  let published: Promise<void> | undefined;
  return {
    name: 'desk',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command !== 'dev') return;
        const entrypoint = new URL('./admin-no-reload.ts', import.meta.url);
        addMiddleware({ order: 'pre', entrypoint });
      },
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(config.cacheDir);
        address = config.base.replace(/\/$/, '') + DESK_PATH;
      },
      'astro:server:setup': ({ server }) => {
        const folder = contentRoot();
        const answer = bridge(folder, async function* (text) {
          // What reads pages is loaded once it is needed.
          const { takeLinks } = await import('../importer/take-links.ts');
          yield* takeLinks(text, folder);
        });
        const script = devBundle(join(cache, 'desk'));
        server.middlewares.use(
          `${address}local`,
          (request, response) => void answer(request, response),
        );
        server.middlewares.use(address.slice(0, -1), (request, response, next) => {
          if (/^\/(desk\.js|assets\/)/.test(request.url ?? '')) script(request, response, next);
          else next();
        });
      },
      'astro:build:start': () => {
        // Beside the pages: most of it is done by threads of their own.
        published = bundleDesk('online', join(cache, 'published-desk'));
      },
      'astro:build:done': async ({ dir }) => {
        await published;
        cpSync(join(cache, 'published-desk'), new URL(DESK_PATH.slice(1), dir), {
          recursive: true,
        });
      },
    },
  };
}
