import { createHash } from 'node:crypto';
import { bundleScript } from './bundle-script.ts';

/** A file of the built site. */
export interface ScriptFile {
  /** Its path below the site's root, which changes with its content. */
  file: string;
  code: string;
}

/**
 * Makes a script that a page imports by its address, apart from the pages' own bundles.
 *
 * @param name how its file begins, with its folder.
 * @param input absolute path of its module.
 * @param constants as `bundleScript` takes them.
 */
export async function scriptFile(
  name: string,
  input: string,
  constants: Record<string, string> = {},
): Promise<ScriptFile> {
  const { code } = await bundleScript(input, constants);
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file: `${name}${digest}.js`, code };
}
