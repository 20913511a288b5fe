import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { COLLECTIONS, type Collection } from '../content/collections.ts';
import { z } from 'zod';
import textOverrides from '../admin/config/editor-words.json' with { type: 'json' };

const EDITOR_MODULE = /\/@sveltia\/cms\/npm\/index\.js$/;

/** Modules of the editor that the admin never uses: other languages, and syntax highlighting. */
const UNUSED_MODULE = /(^@shikijs\/)|(\/locales\/(?!fr\.json).+\.json$)/;
const EMPTY_MODULE = '\0empty-module';

/**
 * Match requests that the editor sends to third parties when it opens: for fonts that it also bundles, and for GitHub's
 * status.
 */
const THIRD_PARTY_REQUESTS = [
  /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g,
  /(?<=repository:\w+,)statusDashboardURL:\w+,checkStatus:\w+,/g,
];

/**
 * Matches the name of the editor's icon font, which has 4,000 icons. `EDITOR_ICONS` is the subset that `npm run icons`
 * writes: the icons that the admin can show.
 */
const ICON_FONT = /(?<=`)assets\/material-symbols-outlined-latin-wght-normal-_Z1IJPLg\.woff2(?=`)/;
export const EDITOR_ICONS = fileURLToPath(
  new URL('../styles/fonts/editor-icons.woff2', import.meta.url),
);

/**
 * Match the code by which the editor chooses the Markdown of italics and of thematic breaks: it writes `_` and `***`, the
 * site reads `*` and `---`.
 */
const ITALIC_SIGN = /(?<==\[)`\*`(?=,`__`,`\*\*\*`,`___`\])/;
const BREAK_SIGN = /`\*\*\*`(?=:null,regExp:\/\^\(---\|)/;

/** Matches the editor's test of whether a list is indented by two spaces: it would double them, and save them so. */
const DOUBLED_INDENTATION =
  /(?<=\w=>)\w+\.match\(\/\^\\s\{2\}\(\?:-\|\\\+\|\\\*\|\\d\+\\\.\)\\s\/m\)/;

/**
 * Match the code by which the editor focuses a component, or the text after a thematic break, as it shows them. That would
 * scroll the form away from its top; the patch leaves it for what the owner has just inserted.
 */
const COMPONENT_FOCUS =
  /(?<=\.closest\(`\[role="textbox"\]\[aria-readonly="false"\]`\)&&)(?=\w+\.focus\(\))/;
const BREAK_SELECTION =
  /((\w+)\|\|\w+\.getNextSibling\(\)!==null\?[^}]+,)(?=\w+\.selectNext\(\)\},)/;

/**
 * Matches where the editor waits half a second before it backs up a form. The function that does so is made available
 * as `globalThis.backUpForm`, as long as there is something to back up.
 */
const DELAYED_BACKUP =
  /globalThis\.clearTimeout\((\w+)\),(\w+&&\w+)&&\(\1=globalThis\.setTimeout\((\(\)=>\{\w+\(\w+\)\}),500\)\)/;

/** Matches the option by which the editor formats a time on a clock of twelve hours. */
const TWELVE_HOURS = /(?<=hour:`numeric`,minute:`numeric`,hour12:)!0/;

/** Matches where the editor's search lists the collections of an entry that it has found, which include the hidden ones. */
const FOUND_COLLECTIONS = /(\w+=(\w)=>\w+\(\2\)\.filter\((\w)=>)(\w+\(\3,\2\)\))/;

/** Name of the content collection that each list of the editor shows. */
const COLLECTION_BY_LIST = Object.fromEntries(
  Object.entries<Collection>(COLLECTIONS).flatMap(([name, { editor }]) =>
    'folders' in editor ? editor.folders.map((list) => [list.name, name]) : [],
  ),
);

/**
 * Matches where the editor finds the relation fields from which a deleted entry is removed. It compares their
 * collection with the entry's list, which shows only a part of that collection.
 */
const RELATION_FILTER =
  /(relationFields\]\.filter\(\(\{fieldConfig:\w+\}\)=>\w+\.collection===)(\w+)(?=&&)/;

/**
 * Vite plugin: removes from the editor its requests to other hosts before sign-in, and modules and icons that the admin
 * doesn't use, and makes it write Markdown as the site reads it.
 *
 * @throws Error when the code to be patched isn't found, as a new version of the editor may have changed it.
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
      const replacements: [RegExp, string][] = [
        [RELATION_FILTER, relationFilter],
        [ICON_FONT, normalizePath(relative(dirname(id), EDITOR_ICONS))],
        [ITALIC_SIGN, '`_`'],
        [BREAK_SIGN, '`---`'],
        [DOUBLED_INDENTATION, 'false'],
        [COMPONENT_FOCUS, '!this.__props&&'],
        [BREAK_SELECTION, '$1$2||'],
        [TWELVE_HOURS, '!1'],
        [FOUND_COLLECTIONS, '$1!$3.hide&&$4'],
        [
          DELAYED_BACKUP,
          'globalThis.clearTimeout($1),globalThis.backUpForm=($2)?$3:void 0,$1=globalThis.setTimeout(()=>globalThis.backUpForm?.(),500)',
        ],
        ...THIRD_PARTY_REQUESTS.map((pattern): [RegExp, string] => [pattern, '']),
      ];
      return {
        code: replacements.reduce(
          (source, [pattern, replacement]) => replaceOrThrow(source, pattern, replacement),
          code,
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

/** Texts of the editor by name, in nested groups. */
export interface EditorTexts {
  [name: string]: string | EditorTexts;
}

const textsSchema: z.ZodType<EditorTexts> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => textsSchema)]),
);

/** Vite plugin: adds French texts that the editor lacks, and replaces technical terms with plain words. */
export function replaceEditorTexts(): Plugin {
  return {
    name: 'editor-words',
    enforce: 'pre',
    transform: (code, id) =>
      FRENCH_LOCALE.test(id)
        ? { code: JSON.stringify(overrideEditorTexts(parseEditorTexts(code))), map: null }
        : undefined,
  };
}

/** Parses a JSON file with texts of the editor. */
export function parseEditorTexts(json: string): EditorTexts {
  return textsSchema.parse(JSON.parse(json));
}

/**
 * Replaces French texts of the editor with those of `editor-words.json`.
 *
 * @param french texts of the editor; they are changed in place.
 * @throws Error when the editor has a single text where a group is expected.
 */
export function overrideEditorTexts(french: EditorTexts): EditorTexts {
  for (const [path, text] of Object.entries(textOverrides)) {
    const steps = path.split('.');
    const name = steps.pop() ?? path;
    let group = french;
    for (const step of steps) {
      const subgroup = (group[step] ??= {});
      if (typeof subgroup === 'string') throw new Error(`The editor has no group « ${step} ».`);
      group = subgroup;
    }
    group[name] = text;
  }
  return french;
}
