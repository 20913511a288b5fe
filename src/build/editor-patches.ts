import type { Plugin } from 'vite';
import { COLLECTIONS, type Collection } from '../content/collections.ts';
import { z } from 'zod';
import ownTexts from '../admin/config/editor-words.json';

const EDITOR_MODULE = /\/@sveltia\/cms\/npm\/index\.js$/;

/** What the editor can load and the desk never uses: other languages, and colours for program code. */
const UNUSED_MODULE = /(^@shikijs\/)|(\/locales\/(?!fr\.json).+\.json$)/;
const EMPTY_MODULE = '\0desk-unused-part';

/**
 * What the editor asks of third parties as soon as it opens: the fonts that it also brings along, and
 * how GitHub is doing.
 */
const THIRD_PARTY_REQUESTS = [
  /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g,
  /(?<=repository:\w+,)statusDashboardURL:\w+,checkStatus:\w+,/g,
];

/** The collection of each of the desk's lists. */
const COLLECTION_BY_LIST = Object.fromEntries(
  Object.entries<Collection>(COLLECTIONS).flatMap(([name, { editor }]) =>
    'folders' in editor ? editor.folders.map((list) => [list.name, name]) : [],
  ),
);

/**
 * Where the editor looks up which fields name an entry that is being deleted, to take it out of them: they name it by its
 * collection, of which its list shows a part.
 */
const RELATION_FILTER =
  /(relationFields\]\.filter\(\(\{fieldConfig:\w+\}\)=>\w+\.collection===)(\w+)(?=&&)/;

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
    resolveId: (id) => (UNUSED_MODULE.test(id) ? EMPTY_MODULE : undefined),
    load: (id) => (id === EMPTY_MODULE ? 'export default {}' : undefined),
    transform(code, id) {
      if (!EDITOR_MODULE.test(id)) return undefined;
      const relationFilter = `$1(${JSON.stringify(COLLECTION_BY_LIST)}[$2]??$2)`;
      const patchedCode = replaceOrThrow(code, RELATION_FILTER, relationFilter);
      return {
        code: THIRD_PARTY_REQUESTS.reduce(
          (rest, pattern) => replaceOrThrow(rest, pattern, ''),
          patchedCode,
        ),
        map: null,
      };
    },
  };
}

function replaceOrThrow(code: string, pattern: RegExp, replacement: string): string {
  const result = code.replace(pattern, replacement);
  if (result === code)
    throw new Error(`The editor has changed: it has nothing like ${String(pattern)}.`);
  return result;
}

const FRENCH_LOCALE = /\/@sveltia\/cms\/locales\/fr\.json$/;

/** Texts by name, in groups. */
export interface Texts {
  [name: string]: string | Texts;
}

const textsSchema: z.ZodType<Texts> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => textsSchema)]),
);

/**
 * Vite plugin: gives the editor the French texts that it lacks, and plain words where it speaks as programmers do.
 */
export function editorTexts(): Plugin {
  return {
    name: 'editor-words',
    enforce: 'pre',
    transform: (code, id) =>
      FRENCH_LOCALE.test(id)
        ? { code: JSON.stringify(overrideTexts(parseTexts(code))), map: null }
        : undefined,
  };
}

/** The texts of a file of the editor's. */
export function parseTexts(json: string): Texts {
  return textsSchema.parse(JSON.parse(json));
}

/**
 * The editor's French texts with those of the desk in their places.
 *
 * @param french as the editor has them; they are changed.
 * @throws Error when a group of texts is a text now.
 */
export function overrideTexts(french: Texts): Texts {
  for (const [path, text] of Object.entries(ownTexts)) {
    const steps = path.split('.');
    const name = steps.pop() ?? path;
    let group = french;
    for (const step of steps) {
      const inside = (group[step] ??= {});
      if (typeof inside === 'string') throw new Error(`The editor has no group « ${step} ».`);
      group = inside;
    }
    group[name] = text;
  }
  return french;
}
