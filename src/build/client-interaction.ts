import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { siteAddress } from '../content/site-address.server.ts';
import { bundleHashedScript, SOURCE_FOLDER, type ScriptFile } from './bundle-script.ts';

const ISLANDS_FOLDER = `${SOURCE_FOLDER}islands/`;

/** Astro integration: adds the `client:interaction` directive, and the script that prefetches the code of islands. */
export function clientInteraction(): AstroIntegration {
  let prefetchScript: ScriptFile | undefined;
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': async ({ command, addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: `${ISLANDS_FOLDER}interaction.ts` });
        // On the development server, no island has a list of its files to prefetch.
        if (command === 'build')
          prefetchScript = await bundleHashedScript(
            '_astro/fetch-ahead.',
            `${ISLANDS_FOLDER}fetch-ahead.client.ts`,
          );
        const address = prefetchScript
          ? `${(await siteAddress()).base}/${prefetchScript.file}`
          : '';
        const define = { 'import.meta.env.PREFETCH_SCRIPT_URL': JSON.stringify(address) };
        updateConfig({ vite: { define } });
      },
      'astro:build:done': async ({ dir }) => {
        if (prefetchScript) await writeFile(new URL(prefetchScript.file, dir), prefetchScript.code);
      },
    },
  };
}
