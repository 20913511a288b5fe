import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../content/environment.server.ts';
import { DESK_PATH } from '../content/admin-path.ts';
import { createDevFileApi } from '../admin/dev-file-api/dev-file-api.ts';
import sirv from 'sirv';
import { type Connect, build } from 'vite';
import tailwindcss from '@tailwindcss/vite';
import { iconModules } from './icon-modules.ts';
import { editorPatches, editorTexts } from './editor-patches.ts';

/**
 * Astro integration: the script of the owner's desk, whose page is at `DESK_PATH`. The development server
 * also lets it edit the files of the content; the built site holds nothing of that.
 */
export function admin(): AstroIntegration {
  let cacheFolder = '';
  let adminPath = '';
  let onlineBundle: Promise<void> | undefined;
  return {
    name: 'desk',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command !== 'dev') return;
        const entrypoint = new URL('./admin-no-reload.ts', import.meta.url);
        addMiddleware({ order: 'pre', entrypoint });
      },
      'astro:config:done': ({ config }) => {
        cacheFolder = fileURLToPath(config.cacheDir);
        adminPath = config.base.replace(/\/$/, '') + DESK_PATH;
      },
      'astro:server:setup': ({ server }) => {
        const contentFolder = contentRoot();
        const handleRequest = createDevFileApi(contentFolder, async function* (text) {
          // What reads pages is loaded once it is needed.
          const { importLinksFromText } = await import('../importer/import-text.ts');
          yield* importLinksFromText(text, contentFolder);
        });
        const serveScript = serveDevBundle(join(cacheFolder, 'desk'));
        server.middlewares.use(
          `${adminPath}local`,
          (request, response) => void handleRequest(request, response),
        );
        server.middlewares.use(adminPath.slice(0, -1), (request, response, next) => {
          if (/^\/(desk\.js|assets\/)/.test(request.url ?? ''))
            serveScript(request, response, next);
          else next();
        });
      },
      'astro:build:start': () => {
        // Beside the pages: most of it is done by threads of their own.
        onlineBundle = bundleAdmin('online', join(cacheFolder, 'published-desk'));
      },
      'astro:build:done': async ({ dir }) => {
        await onlineBundle;
        cpSync(join(cacheFolder, 'published-desk'), new URL(DESK_PATH.slice(1), dir), {
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
 * @param contentFolder that receives it.
 */
function serveDevBundle(contentFolder: string): Connect.NextHandleFunction {
  const serve = sirv(contentFolder, { dev: true });
  let bundled: Promise<void> | undefined;
  return (request, response, next) => {
    bundled ??= bundleAdmin('local', contentFolder);
    bundled.then(() => {
      serve(request, response, next);
    }, next);
  };
}

const SOURCE_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** Where the desk runs: on the owner's machine, or where the site is published. */
type AdminVariant = 'local' | 'online';

/**
 * Bundles the desk by itself: in the build of the site, its modules would be shared with those of the
 * public pages, whose files would then change with it.
 *
 * @param variant whose entry is bundled: nothing of the local bridge is in the other.
 * @param outDir folder that receives `desk.js` and what it loads.
 */
async function bundleAdmin(variant: AdminVariant, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    base: './',
    publicDir: false,
    resolve: { alias: { '@': SOURCE_FOLDER } },
    plugins: [editorPatches(), editorTexts(), tailwindcss(), iconModules()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: `${SOURCE_FOLDER}admin/page/${variant}.client.ts`,
        output: {
          entryFileNames: 'desk.js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}
