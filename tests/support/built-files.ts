import { globSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Files of the search index, which are gzipped. */
const GZIPPED = /\.(pf_\w+|pagefind)$/;

/** One file of the built site. */
export interface BuiltFile {
  path: string;
  /** Its bytes decoded as text, whatever its type; unzipped. */
  text: string;
}

/** Reads every file of the built site. */
export function builtFiles(): BuiltFile[] {
  return globSync('dist/**')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(path).isFile())
    .map((path) => {
      const bytes = readFileSync(path);
      return { path, text: (GZIPPED.test(path) ? gunzipSync(bytes) : bytes).toString() };
    });
}
