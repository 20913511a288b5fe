import type { Plugin } from 'vite';

/**
 * Vite plugin: an import on demand is nothing more. Vite's helper around each, most of a kilobyte, preloads
 * styles, which the pages carry, and further scripts, which are there by then.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
