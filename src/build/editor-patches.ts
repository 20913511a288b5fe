import type { Plugin } from 'vite';
import { COLLECTIONS, type Collection } from '../content/collections.ts';
import { z } from 'zod';
import words from '../admin/config/editor-words.json';

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

/** The collection of each of the desk's lists. */
const COLLECTION_OF = Object.fromEntries(
  Object.entries<Collection>(COLLECTIONS).flatMap(([name, { desk }]) =>
    'folders' in desk ? desk.folders.map((list) => [list.name, name]) : [],
  ),
);

/**
 * Where the editor looks up which fields name an entry that is being deleted, to take it out of them: they name it by its
 * collection, of which its list shows a part.
 */
const NAMED = /(relationFields\]\.filter\(\(\{fieldConfig:\w+\}\)=>\w+\.collection===)(\w+)(?=&&)/;

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
      const named = `$1(${JSON.stringify(COLLECTION_OF)}[$2]??$2)`;
      const whole = changed(code, NAMED, named);
      return { code: FROM_AFAR.reduce((rest, part) => changed(rest, part, ''), whole), map: null };
    },
  };
}

function changed(code: string, part: RegExp, instead: string): string {
  const result = code.replace(part, instead);
  if (result === code)
    throw new Error(`The editor has changed: it has nothing like ${String(part)}.`);
  return result;
}

const FRENCH = /\/@sveltia\/cms\/locales\/fr\.json$/;

/** Texts by name, in groups. */
export interface Texts {
  [name: string]: string | Texts;
}

const texts: z.ZodType<Texts> = z.record(z.string(), z.union([z.string(), z.lazy(() => texts)]));

/**
 * Vite plugin: gives the editor the French texts that it lacks, and plain words where it speaks as programmers do.
 */
export function editorWords(): Plugin {
  return {
    name: 'editor-words',
    enforce: 'pre',
    transform: (code, id) =>
      FRENCH.test(id) ? { code: JSON.stringify(withWords(textsOf(code))), map: null } : undefined,
  };
}

/** The texts of a file of the editor's. */
export function textsOf(json: string): Texts {
  return texts.parse(JSON.parse(json));
}

/**
 * The editor's French texts with those of the desk in their places.
 *
 * @param french as the editor has them; they are changed.
 * @throws Error when a group of texts is a text now.
 */
export function withWords(french: Texts): Texts {
  for (const [path, text] of Object.entries(words)) {
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
