import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles a module and what it imports into one minified classic script.
 *
 * @param input absolute path of the module.
 * @returns the script, and every file that went into it.
 */
export async function bundleScript(input: string): Promise<{ code: string; files: string[] }> {
  const bundle = await rolldown({ input, resolve: { alias: { '@': SOURCE } } });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  const code = output[0].code.replaceAll('/* @__PURE__ */', '').trim();
  return { code, files: await bundle.watchFiles };
}
