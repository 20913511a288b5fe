import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const ELEMENT = fileURLToPath(new URL('../browser/islands/element.ts', import.meta.url));

/**
 * Vite plugin: gives the built pages our own `<astro-island>` and its directives, in one script. Astro's serves
 * every framework, slots, view transitions and a dozen types of props in 1.7 kB, more than half of what a page
 * may spend on inline script, and a script and a digest in the page's policy for each directive; React islands
 * with plain props need a third of it.
 */
export function islandRuntime(): Plugin {
  return {
    name: 'island-runtime',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('/astro/dist/runtime/server/scripts.js')) return undefined;
      const script = `<script>${(await bundleScript(ELEMENT)).code}</script>`;
      return `
        export function determineIfNeedsHydrationScript({ _metadata }) {
          const isFirst = !_metadata.hasHydrationScript;
          _metadata.hasHydrationScript = true;
          return isFirst;
        }
        export const determinesIfNeedsDirectiveScript = () => false;
        export const getPrescripts = () => ${JSON.stringify(script)};`;
    },
    // Astro names each island for its dev server, by a digest in which the project's own path is: no two
    // folders would build the same pages.
    transform: {
      filter: { id: /\/astro\/dist\/runtime\/server\/hydration\.js$/ },
      handler: (code) => code.replace('uid: astroId', ''),
    },
  };
}
