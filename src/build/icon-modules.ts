import type { Plugin } from 'vite';
import { iconPaths } from '../content/icons.server.ts';

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
