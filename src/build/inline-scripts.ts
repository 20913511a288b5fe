import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const INLINE_SUFFIX = '?inline-script';

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
      if (!id.endsWith(INLINE_SUFFIX)) return undefined;
      const { code, files } = await bundleScript(id.slice(0, -INLINE_SUFFIX.length));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
