import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../content/environment.server.ts';
import { DESK_PATH } from '../content/admin-path.ts';
import { bridge } from '../admin/dev-file-api/dev-file-api.ts';
import sirv from 'sirv';
import { type Connect, build } from 'vite';
import tailwindcss from '@tailwindcss/vite';
import { iconModules } from './icon-modules.ts';
import { editorPatches, editorWords } from './editor-patches.ts';

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
          const { takeLinks } = await import('../importer/import-all.ts');
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

/**
 * Serves the desk's script on the development server: bundled when it is first asked for, as it takes a
 * few seconds.
 *
 * @param folder that receives it.
 */
function devBundle(folder: string): Connect.NextHandleFunction {
  const serve = sirv(folder, { dev: true });
  let bundled: Promise<void> | undefined;
  return (request, response, next) => {
    bundled ??= bundleDesk('local', folder);
    bundled.then(() => {
      serve(request, response, next);
    }, next);
  };
}

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** Where the desk runs: on the owner's machine, or where the site is published. */
type Place = 'local' | 'online';

/**
 * Bundles the desk by itself: in the build of the site, its modules would be shared with those of the
 * public pages, whose files would then change with it.
 *
 * @param place whose entry is bundled: nothing of the local bridge is in the other.
 * @param outDir folder that receives `desk.js` and what it loads.
 */
async function bundleDesk(place: Place, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    base: './',
    publicDir: false,
    resolve: { alias: { '@': SOURCE } },
    plugins: [editorPatches(), editorWords(), tailwindcss(), iconModules()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: `${SOURCE}admin/page/${place}.client.ts`,
        output: {
          entryFileNames: 'desk.js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}
