import type { Plugin } from 'vite';

const EDITOR = /\/@sveltia\/cms\/npm\/index\.js$/;

/** What the editor can load and the desk never uses: other languages, and colours for program code. */
const UNUSED = /(^@shikijs\/)|(\/locales\/(?!fr\.json).+\.json$)/;
const EMPTY = '\0desk-unused-part';

/**
 * What the editor asks of third parties as soon as it opens: the fonts that it also brings along, and
 * how GitHub is doing.
 */
const FROM_AFAR = [
  /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g,
  /(?<=repository:\w+,)statusDashboardURL:\w+,checkStatus:\w+,/g,
];

/**
 * Vite plugin: the editor without what it would fetch from other hosts before its owner signs in, and
 * without the parts that the desk has no use for.
 *
 * @throws Error when a new version of the editor no longer has what is to be taken out.
 */
export function editorPatches(): Plugin {
  return {
    name: 'editor-patches',
    enforce: 'pre',
    resolveId: (id) => (UNUSED.test(id) ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export default {}' : undefined),
    transform(code, id) {
      if (!EDITOR.test(id)) return undefined;
      return { code: FROM_AFAR.reduce(without, code), map: null };
    },
  };
}

function without(code: string, part: RegExp): string {
  const rest = code.replace(part, '');
  if (rest === code)
    throw new Error(`The editor has changed: it has nothing like ${String(part)}.`);
  return rest;
}
