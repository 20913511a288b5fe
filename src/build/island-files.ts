import type { Plugin } from 'vite';

/** The files that a built script imports, as paths below the site's root. */
export interface ScriptImports {
  /** Scripts and styles of its static imports. */
  staticImports: readonly string[];
  /** Scripts that it imports on demand. */
  dynamicImports: readonly string[];
}

/** The imports of every built script, by the script's path below the site's root: they tell which files an island needs. */
export type ImportsByScript = ReadonlyMap<string, ScriptImports>;

/** Matches the opening tag of an island, to which its files are added; Astro escapes « > » in the values of attributes. */
const ISLAND_TAG = /<astro-island [^>]*>/g;

/**
 * Lists on each `<astro-island>` the files of its code (`data-files`), and the files that this code imports on demand, such
 * as those of a modal (`data-later-files`). The page fetches all files of a list before it imports the code in that list.
 *
 * It also makes builds reproducible. It removes the `uid`, which Astro derives from the project's folder and needs only in
 * development, and numbers the prefixes of React's ids in the order of the page; Astro numbers them in the order of
 * rendering, which varies. Changing them is safe, because no page contains an id that an island's component has made.
 *
 * @param html a built page.
 * @param scripts imports of all scripts of the build.
 * @param base path below which the site is published, without its last « / ».
 * @throws Error when an island lacks an attribute that Astro used to write.
 */
export function addIslandFiles(html: string, scripts: ImportsByScript, base: string): string {
  let islandCount = 0;
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
    const numberedTag = tagWithoutUid.replace(/ prefix="[^"]*"/, ` prefix="r${islandCount++}"`);
    const fileAttributes =
      dataAttribute('files', staticFiles, base) + dataAttribute('later-files', laterFiles, base);
    return `${numberedTag.slice(0, -1)}${fileAttributes}>`;
  });
}

function dataAttribute(name: string, files: ReadonlySet<string>, base: string): string {
  if (files.size === 0) return '';
  return ` data-${name}="${Array.from(files, (file) => `${base}/${file}`).join(' ')}"`;
}

/** Returns the path, below the site's root, of the script that an attribute of an island names. */
function fileOfAttribute(tag: string, name: string, base: string): string {
  const address = new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1];
  if (!address?.startsWith(`${base}/`)) throw unexpectedMarkupError(name);
  return address.slice(base.length + 1);
}

/** Collects files and everything that they import statically, directly or not. */
function withImports(
  files: readonly string[],
  scripts: ImportsByScript,
  collected = new Set<string>(),
): Set<string> {
  for (const file of files) {
    if (collected.has(file)) continue;
    collected.add(file);
    if (!file.endsWith('.js')) continue;
    const imports = scripts.get(file);
    if (!imports) throw new Error(`No script ${file} was built: see recordScriptImports.`);
    withImports(imports.staticImports, scripts, collected);
  }
  return collected;
}

function unexpectedMarkupError(name: string): Error {
  return new Error(`Astro writes its islands without « ${name} »: see island-files.ts.`);
}

/**
 * Vite plugin: records what each script of the pages imports. Vite's own manifest has the same data, but Astro always
 * switches it off.
 *
 * @param scripts receives the imports of each script, by its path.
 */
export function recordScriptImports(scripts: Map<string, ScriptImports>): Plugin {
  return {
    name: 'collect-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    // Earlier hooks still see the styles that Astro inlines into the pages.
    writeBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
        const styles = [...importedCss, ...importedAssets].filter(
          (asset) => asset.endsWith('.css') && asset in bundle,
        );
        scripts.set(file.fileName, {
          staticImports: [...file.imports, ...styles],
          dynamicImports: file.dynamicImports,
        });
      }
    },
  };
}
