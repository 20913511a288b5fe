import { globSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The search's index packs its files itself. */
const PACKED = /\.(pf_\w+|pagefind)$/;

/** One file of the built site. */
export interface BuiltFile {
  path: string;
  /** Its bytes as text, whatever kind of file it is; unpacked. */
  text: string;
}

/** Every file of the built site, with what it says. */
export function builtFiles(): BuiltFile[] {
  return globSync('dist/**')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(path).isFile())
    .map((path) => {
      const bytes = readFileSync(path);
      return { path, text: (PACKED.test(path) ? gunzipSync(bytes) : bytes).toString() };
    });
}
