import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle.ts';

const ELEMENT = fileURLToPath(new URL('island-runtime/element.ts', import.meta.url));

/**
 * Vite plugin: gives the built pages our own `<astro-island>`. Astro's serves every framework, slots,
 * view transitions and a dozen types of props in 1.7 kB, more than half of what a page may spend on
 * inline script; React islands with plain props need a third of it.
 */
export function islandRuntime(): Plugin {
  return {
    name: 'island-runtime',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('/astro-island.prebuilt.js')) return undefined;
      return `export default ${JSON.stringify((await bundleScript(ELEMENT)).code)}`;
    },
  };
}
