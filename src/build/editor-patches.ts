import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { COLLECTIONS, type Collection } from '../content/collections.ts';
import { z } from 'zod';
import textOverrides from '../admin/config/editor-words.json' with { type: 'json' };

const EDITOR_MODULE = /\/@sveltia\/cms\/npm\/index\.js$/;

/**
 * Matches modules of the editor (Sveltia CMS) that the admin never uses, which are other languages and syntax highlighting.
 * The plugin replaces them with an empty module.
 */
const UNUSED_MODULE = /(^@shikijs\/)|(\/locales\/(?!fr\.json).+\.json$)/;
const EMPTY_MODULE = '\0empty-module';

/**
 * Match the code by which the editor sends requests to third parties when it opens: for fonts that are bundled anyway, and
 * for GitHub's status. The plugin removes it.
 */
const THIRD_PARTY_REQUESTS = [
  /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g,
  /(?<=repository:\w+,)statusDashboardURL:\w+,checkStatus:\w+,/g,
];

/**
 * Matches the path of the editor's icon font, which has 4,000 icons: the plugin puts the path of `EDITOR_ICONS` in its place.
 */
const ICON_FONT = /(?<=`)assets\/material-symbols-outlined-latin-wght-normal-_Z1IJPLg\.woff2(?=`)/;

/** Absolute path, on disk, of the small icon font that replaces the editor's: `npm run icons` makes it of the icons in use. */
export const EDITOR_ICONS = fileURLToPath(
  new URL('../styles/fonts/editor-icons.woff2', import.meta.url),
);

/**
 * Match the code by which the editor chooses the Markdown of italics and of thematic breaks. Unpatched, it writes `_` and
 * `***`, but the site reads `*` and `---`.
 */
const ITALIC_SIGN = /(?<==\[)`\*`(?=,`__`,`\*\*\*`,`___`\])/;
const BREAK_SIGN = /`\*\*\*`(?=:null,regExp:\/\^\(---\|)/;

/**
 * Matches the editor's test of whether a list is indented by two spaces, which the patch turns into `false`: the editor would
 * double these spaces and save them doubled.
 */
const DOUBLED_INDENTATION =
  /(?<=\w=>)\w+\.match\(\/\^\\s\{2\}\(\?:-\|\\\+\|\\\*\|\\d\+\\\.\)\\s\/m\)/;

/**
 * Match the code by which the editor moves the focus to a component, or to the text after a thematic break, when it shows
 * them. That scrolls the form away from its top, so the patch allows it only for what the owner has just inserted.
 */
const COMPONENT_FOCUS =
  /(?<=\.closest\(`\[role="textbox"\]\[aria-readonly="false"\]`\)&&)(?=\w+\.focus\(\))/;
const BREAK_SELECTION =
  /((\w+)\|\|\w+\.getNextSibling\(\)!==null\?[^}]+,)(?=\w+\.selectNext\(\)\},)/;

/**
 * Matches the code by which the editor waits half a second before it backs up a form. While there is something to back up,
 * the patch offers the backup function as `globalThis.backUpForm`: the admin calls it when a field or the page is left.
 */
const DELAYED_BACKUP =
  /globalThis\.clearTimeout\((\w+)\),(\w+&&\w+)&&\(\1=globalThis\.setTimeout\((\(\)=>\{\w+\(\w+\)\}),500\)\)/;

/** Matches the option by which the editor formats times on a twelve-hour clock; the patch switches it off. */
const TWELVE_HOURS = /(?<=hour:`numeric`,minute:`numeric`,hour12:)!0/;

/** Matches where the editor's search lists the collections of a found entry; the patch leaves out the hidden ones. */
const FOUND_COLLECTIONS = /(\w+=(\w)=>\w+\(\2\)\.filter\((\w)=>)(\w+\(\3,\2\)\))/;

/** The content collection that each list in the editor belongs to, by the list's name: for the patch at `RELATION_FILTER`. */
const COLLECTION_BY_LIST = Object.fromEntries(
  Object.entries<Collection>(COLLECTIONS).flatMap(([name, { editor }]) =>
    'folders' in editor ? editor.folders.map((list) => [list.name, name]) : [],
  ),
);

/**
 * Matches the code by which the editor finds the relation fields that may refer to a deleted entry, to remove it there. It
 * compares the collection of such a field with the list that showed the entry; the patch compares it with the collection of
 * that list.
 */
const RELATION_FILTER =
  /(relationFields\]\.filter\(\(\{fieldConfig:\w+\}\)=>\w+\.collection===)(\w+)(?=&&)/;

/**
 * Vite plugin: patches the code of the editor (Sveltia CMS). It removes requests to third parties, and modules and icons that
 * the admin doesn't use, makes the editor write Markdown as the site reads it, and does what the patterns above say.
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

/** The texts of the editor's interface by name, in nested groups, as in `locales/fr.json` of Sveltia CMS. */
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

/** Parses the source of a locale file of the editor, which holds the texts of its interface in one language. */
export function parseEditorTexts(json: string): EditorTexts {
  return textsSchema.parse(JSON.parse(json));
}

/**
 * Replaces French texts of the editor's interface with those of `editor-words.json`, and adds those that it lacks.
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
