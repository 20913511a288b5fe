import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { createHash } from 'node:crypto';

const SOURCE_FOLDER = fileURLToPath(new URL('..', import.meta.url));

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

/** A file of the built site. */
export interface ScriptFile {
  /** Its path below the site's root, which changes with its content. */
  file: string;
  code: string;
}

/**
 * Makes a script that a page imports by its address, apart from the pages' own bundles.
 *
 * @param prefix how its file begins, with its folder.
 * @param input absolute path of its module.
 * @param constants as `bundleScript` takes them.
 */
export async function bundleHashedScript(
  prefix: string,
  input: string,
  constants: Record<string, string> = {},
): Promise<ScriptFile> {
  const { code } = await bundleScript(input, constants);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file: `${prefix}${hash}.js`, code };
}
