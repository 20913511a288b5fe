import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteAddress } from '../content/site-address.server.ts';
import { bundleHashedScript, type ScriptFile } from './bundle-script.ts';

const islandModule = (name: string) =>
  fileURLToPath(new URL(`../islands/${name}`, import.meta.url));

/** Astro integration: adds the `client:interaction` directive, and the script that fetches islands ahead. */
export function clientInteraction(): AstroIntegration {
  let prefetchScript: ScriptFile | undefined;
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': async ({ command, addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: islandModule('interaction.ts') });
        // In development no island has a list of its files.
        if (command === 'build')
          prefetchScript = await bundleHashedScript(
            '_astro/fetch-ahead.',
            islandModule('fetch-ahead.client.ts'),
          );
        const address = prefetchScript
          ? `${(await siteAddress()).base}/${prefetchScript.file}`
          : '';
        const define = { 'import.meta.env.FETCH_AHEAD': JSON.stringify(address) };
        updateConfig({ vite: { define } });
      },
      'astro:build:done': async ({ dir }) => {
        if (prefetchScript) await writeFile(new URL(prefetchScript.file, dir), prefetchScript.code);
      },
    },
  };
}
