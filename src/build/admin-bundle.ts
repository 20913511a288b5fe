import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { iconModules } from './icon-modules.ts';
import { editorPatches } from './editor-patches.ts';
import { editorWords } from './editor-words.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** Where the desk runs: on the owner's machine, or where the site is published. */
export type Place = 'local' | 'online';

/**
 * Bundles the desk by itself: in the build of the site, its modules would be shared with those of the
 * public pages, whose files would then change with it.
 *
 * @param place whose entry is bundled: nothing of the local bridge is in the other.
 * @param outDir folder that receives `desk.js` and what it loads.
 */
export async function bundleDesk(place: Place, outDir: string): Promise<void> {
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
