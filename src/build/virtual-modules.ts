import type { Plugin } from 'vite';
import { iconPaths } from '../content/icons.server.ts';
import { bundleScript } from './bundle-script.ts';

const ICON_PREFIX = 'icon:';

/**
 * Vite plugin: `import paths from 'icon:ri-close-line'` yields the SVG paths of that icon, so that an island ships only
 * the icons it draws and not the whole set.
 */
export function iconModules(): Plugin {
  return {
    name: 'icon-modules',
    resolveId: (id) => (id.startsWith(ICON_PREFIX) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${ICON_PREFIX}`)
        ? `export default ${JSON.stringify(iconPaths(id.slice(ICON_PREFIX.length + 1)))}`
        : undefined,
  };
}

const INLINE_SUFFIX = '?inline-script';

/**
 * Vite plugin: `import code from './boot.ts?inline-script'` yields a module and its imports as one minified classic
 * script. Astro's own `<script>` is a deferred module: too late for what must run before the first paint.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(INLINE_SUFFIX)) return undefined;
      const { code, files } = await bundleScript(id.slice(0, -INLINE_SUFFIX.length));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
