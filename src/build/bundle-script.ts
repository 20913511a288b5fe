import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles a module and what it imports into one minified classic script.
 *
 * @param input absolute path of the module.
 * @param constants what stands for an expression, as code: for each name such as `import.meta.env.BASE_PATH`.
 * @returns the script, and every file that went into it.
 * @throws Error when it imports what isn't there: a warning would let a script through that fails in every browser.
 */
export async function bundleScript(
  input: string,
  constants: Record<string, string> = {},
): Promise<{ code: string; files: string[] }> {
  const bundle = await rolldown({
    input,
    resolve: { alias: { '@': SOURCE } },
    transform: { define: constants },
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  const code = output[0].code.replaceAll('/* @__PURE__ */', '').trim();
  return { code, files: await bundle.watchFiles };
}
