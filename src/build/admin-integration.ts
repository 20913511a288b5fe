import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../content/environment.server.ts';
import { ADMIN_PATH } from '../content/unlisted-pages.ts';
import { createDevFileApi } from '../admin/dev-file-api/dev-file-api.ts';
import sirv from 'sirv';
import { type Connect, build } from 'vite';
import tailwindcss from '@tailwindcss/vite';
import { iconModules } from './icon-modules.ts';
import { SOURCE_FOLDER } from './bundle-script.ts';
import { editorPatches, replaceEditorTexts } from './editor-patches.ts';

/**
 * Astro integration: bundles the script of the admin, which is the owner's editor at `ADMIN_PATH`. The development server
 * also serves the dev file API, through which the admin reads and writes content files; the built site has no such API.
 */
export function admin(): AstroIntegration {
  let cacheFolder = '';
  let base = '';
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
        base = config.base.replace(/\/$/, '');
      },
      'astro:server:setup': ({ server }) => {
        const contentFolder = contentRoot();
        const handleRequest = createDevFileApi(contentFolder, async function* (text) {
          // What reads pages is loaded once it is needed.
          const { extractLinks } = await import('../importer/extract-links.ts');
          const { importLinks } = await import('../importer/import-links.ts');
          yield* importLinks(extractLinks(text), contentFolder);
        });
        const adminPath = base + ADMIN_PATH;
        const serveBundle = serveDevBundle(join(cacheFolder, 'desk'), base);
        server.middlewares.use(
          `${adminPath}local`,
          (request, response) => void handleRequest(request, response),
        );
        server.middlewares.use(adminPath.slice(0, -1), (request, response, next) => {
          if (/^\/(desk\.js|assets\/)/.test(request.url ?? ''))
            serveBundle(request, response, next);
          else next();
        });
      },
      'astro:build:done': ({ dir }) =>
        bundleAdmin('online', fileURLToPath(new URL(ADMIN_PATH.slice(1), dir)), base),
    },
  };
}

/**
 * Makes a handler that serves the admin's script on the development server. It is bundled on the first request, as that
 * takes a few seconds.
 *
 * @param outDir folder to which the bundle is written.
 * @param base path below which the site is published, without its last « / ».
 */
function serveDevBundle(outDir: string, base: string): Connect.NextHandleFunction {
  const serve = sirv(outDir, { dev: true });
  let bundling: Promise<void> | undefined;
  return (request, response, next) => {
    bundling ??= bundleAdmin('local', outDir, base);
    bundling.then(() => {
      serve(request, response, next);
    }, next);
  };
}

/**
 * Bundles the admin's script in a build of its own. In the site's build, it would share chunks with the public pages, whose
 * files would then change with every change of the admin.
 *
 * @param variant `local` for the development server, `online` for the published site.
 * @param outDir folder to which `desk.js` and the chunks that it loads are written.
 * @param base path below which the site is published, without its last « / ».
 */
async function bundleAdmin(
  variant: 'local' | 'online',
  outDir: string,
  base: string,
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: {
      'import.meta.env.BASE_PATH': JSON.stringify(base),
      'process.env.NODE_ENV': '"production"',
    },
    oxc: { jsx: { development: false } },
    base: './',
    publicDir: false,
    resolve: { alias: { '@': SOURCE_FOLDER } },
    plugins: [editorPatches(), replaceEditorTexts(), tailwindcss(), iconModules()],
    build: {
      outDir,
      // The folder of the published admin also has its page.
      emptyOutDir: variant === 'local',
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
