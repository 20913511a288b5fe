import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../lib/content-root.ts';
import { bridge, BRIDGE_PATH } from './desk/bridge.ts';
import { bundleDesk } from './desk/bundle.ts';

/**
 * Astro integration: the script of the owner's desk, whose page is at `/admin/`. The development server
 * also lets it edit the files of the content; the built site holds nothing of that.
 */
export function desk(): AstroIntegration {
  let cache = '';
  return {
    name: 'desk',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command !== 'dev') return;
        const entrypoint = new URL('desk/no-reload.ts', import.meta.url);
        addMiddleware({ order: 'pre', entrypoint });
      },
      'astro:config:done': ({ config }) => {
        cache = join(fileURLToPath(config.cacheDir), 'desk');
      },
      'astro:server:setup': async ({ server }) => {
        const { default: sirv } = await import('sirv');
        const files = sirv(cache, { dev: true });
        let bundled: Promise<void> | undefined;
        server.middlewares.use('/admin/desk.js', (_request, _response, next) => {
          bundled ??= rm(cache, { recursive: true, force: true }).then(() =>
            bundleDesk('local', cache),
          );
          bundled.then(() => {
            next();
          }, next);
        });
        const answer = bridge(contentRoot());
        server.middlewares.use((request, response, next) => {
          if (request.url?.startsWith(BRIDGE_PATH)) void answer(request, response);
          else next();
        });
        server.middlewares.use('/admin', (request, response, next) => {
          if (/^\/(desk\.js|assets\/)/.test(request.url ?? '')) files(request, response, next);
          else next();
        });
      },
      'astro:build:done': async ({ dir }) => {
        await bundleDesk('online', fileURLToPath(new URL('admin/', dir)));
      },
    },
  };
}
