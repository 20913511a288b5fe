import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const SUFFIX = '?inline-script';
const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/**
 * Vite plugin: `import code from './boot.ts?inline-script'` yields a module and what it imports as one
 * minified classic script. Astro's own `<script>` is a module, which runs only after the document has
 * been read: too late for what must precede the first paint.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const input = id.slice(0, -SUFFIX.length);
      const bundle = await rolldown({ input, resolve: { alias: { '@': SOURCE } } });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      for (const file of await bundle.watchFiles) this.addWatchFile(file);
      return `export default ${JSON.stringify(output[0].code.trim())}`;
    },
  };
}
