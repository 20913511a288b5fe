import type { Plugin } from 'vite';

/** What one built script needs, as file names below the site's root. */
export interface ScriptNeeds {
  /** Imported with it: scripts and styles. */
  files: readonly string[];
  /** Scripts that it imports on demand. */
  dynamicImports: readonly string[];
}

/** Every built script, by its file name. */
export type ScriptsByFile = ReadonlyMap<string, ScriptNeeds>;

/** An opening tag; Astro escapes the values of its attributes. */
const ISLAND_TAG = /<astro-island [^>]*>/g;

/**
 * Writes on each `<astro-island>` the files that its code consists of (`data-files`), and those that this code
 * imports on demand, such as a modal (`data-later-files`): they are fetched before anything is imported. Takes
 * away the `uid` that Astro gives an island for its development server: the folder of the project is in it, and
 * no two folders would build the same pages. Numbers the prefixes of React's ids in the order of the page: Astro
 * does it in that of rendering, which differs from one build to the next; no id of an island stands in a page.
 *
 * @param html a built page.
 * @param scripts of the build.
 * @param base path below which the site is published, without its last « / ».
 * @throws Error when Astro writes its islands in another way than this reads them.
 */
export function addIslandFiles(html: string, scripts: ScriptsByFile, base: string): string {
  let islands = 0;
  return html.replaceAll(ISLAND_TAG, (tag) => {
    const entryFiles = ['component-url', 'renderer-url'].map((name) =>
      fileOfAttribute(tag, name, base),
    );
    const staticFiles = withImports(entryFiles, scripts);
    const dynamicFiles = [...staticFiles].flatMap(
      (file) => scripts.get(file)?.dynamicImports ?? [],
    );
    const laterFiles = withImports(dynamicFiles, scripts).difference(staticFiles);
    const tagWithoutUid = tag.replace(/ uid="[^"]*"/, '');
    if (tagWithoutUid === tag) throw unexpectedMarkupError('uid');
    const numberedTag = tagWithoutUid.replace(/ prefix="[^"]*"/, ` prefix="r${islands++}"`);
    const fileAttributes =
      dataAttribute('files', staticFiles, base) + dataAttribute('later-files', laterFiles, base);
    return `${numberedTag.slice(0, -1)}${fileAttributes}>`;
  });
}

function dataAttribute(name: string, files: ReadonlySet<string>, base: string): string {
  if (files.size === 0) return '';
  return ` data-${name}="${Array.from(files, (file) => `${base}/${file}`).join(' ')}"`;
}

/** The script that an attribute of an island names. */
function fileOfAttribute(tag: string, name: string, base: string): string {
  const address = new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1];
  if (!address?.startsWith(`${base}/`)) throw unexpectedMarkupError(name);
  return address.slice(base.length + 1);
}

/** Some files and all that is imported with them. */
function withImports(
  files: readonly string[],
  scripts: ScriptsByFile,
  collected = new Set<string>(),
): Set<string> {
  for (const file of files) {
    if (collected.has(file)) continue;
    collected.add(file);
    withImports(importsOf(file, scripts), scripts, collected);
  }
  return collected;
}

function importsOf(file: string, scripts: ScriptsByFile): readonly string[] {
  if (!file.endsWith('.js')) return [];
  const needs = scripts.get(file);
  if (!needs) throw new Error(`No script ${file} was built: see collect-scripts.ts.`);
  return needs.files;
}

function unexpectedMarkupError(name: string): Error {
  return new Error(`Astro writes its islands without « ${name} »: see island-files.ts.`);
}

/**
 * Vite plugin: notes what each script of the pages imports. Vite's own manifest says the same, but Astro switches
 * it off whatever the configuration asks for.
 *
 * @param scripts receives them, by file name.
 */
export function collectScripts(scripts: Map<string, ScriptNeeds>): Plugin {
  return {
    name: 'collect-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    // Not before: Astro takes out the styles that it writes into the pages.
    writeBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
        const styles = [...importedCss, ...importedAssets].filter(
          (asset) => asset.endsWith('.css') && asset in bundle,
        );
        scripts.set(file.fileName, {
          files: [...file.imports, ...styles],
          dynamicImports: file.dynamicImports,
        });
      }
    },
  };
}
