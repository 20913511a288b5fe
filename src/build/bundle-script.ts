import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { iconModules } from './icon-modules.ts';

/** Absolute path of `src`, with a slash at its end. */
export const SOURCE_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles a module and its imports into one minified classic script.
 *
 * @param input absolute path of the module.
 * @param constants replacements for expressions such as `import.meta.env.BASE_PATH`, as code.
 * @returns the script, and the paths of all files it was bundled from.
 * @throws Error for an import that can't be resolved: the bundler only warns, and the script would fail in every browser.
 */
export async function bundleScript(
  input: string,
  constants: Record<string, string> = {},
): Promise<{ code: string; files: string[] }> {
  const bundle = await rolldown({
    input,
    plugins: [iconModules()],
    resolve: { alias: { '@': SOURCE_FOLDER } },
    transform: { define: constants },
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  const code = output[0].code.replaceAll('/* @__PURE__ */', '').trim();
  return { code, files: await bundle.watchFiles };
}

const INLINE_SUFFIX = '?inline-script';

/**
 * Vite plugin: `import code from './draft.client.ts?inline-script'` yields a string, the module and its imports bundled
 * into one minified classic script, for an inline `<script>`. Astro's own `<script>` is a deferred module, which runs too
 * late for what must happen before the first paint.
 */
export function inlineScriptPlugin(): Plugin {
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
