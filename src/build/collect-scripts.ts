import type { Plugin } from 'vite';
import type { ScriptNeeds } from './island-files.ts';

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
          later: file.dynamicImports,
        });
      }
    },
  };
}
