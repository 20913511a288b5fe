import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../content/content-root.ts';
import { DESK_PATH } from '../domain/desk-path.ts';
import { bridge } from '../desk/bridge/bridge.ts';
import { bundleDesk } from './desk-bundle.ts';
import { devBundle } from './desk-dev-bundle.ts';

/**
 * Astro integration: the script of the owner's desk, whose page is at `DESK_PATH`. The development server
 * also lets it edit the files of the content; the built site holds nothing of that.
 */
export function desk(): AstroIntegration {
  let cache = '';
  let address = '';
  return {
    name: 'desk',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command !== 'dev') return;
        const entrypoint = new URL('./desk-no-reload.ts', import.meta.url);
        addMiddleware({ order: 'pre', entrypoint });
      },
      'astro:config:done': ({ config }) => {
        cache = join(fileURLToPath(config.cacheDir), 'desk');
        address = config.base.replace(/\/$/, '') + DESK_PATH;
      },
      'astro:server:setup': async ({ server }) => {
        const folder = contentRoot();
        const answer = bridge(folder, async function* (text) {
          // What reads pages is loaded once it is needed.
          const { takeLinks } = await import('../commands/importer/take-links.ts');
          yield* takeLinks(text, folder);
        });
        const script = await devBundle(cache);
        server.middlewares.use(
          `${address}local`,
          (request, response) => void answer(request, response),
        );
        server.middlewares.use(address.slice(0, -1), (request, response, next) => {
          if (/^\/(desk\.js|assets\/)/.test(request.url ?? '')) script(request, response, next);
          else next();
        });
      },
      'astro:build:done': async ({ dir }) => {
        await bundleDesk('online', fileURLToPath(new URL(DESK_PATH.slice(1), dir)));
      },
    },
  };
}
