import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteAddress } from '../content/site-address.server.ts';
import { scriptFile, type ScriptFile } from './bundle-script.ts';

const source = (name: string) => fileURLToPath(new URL(`../islands/${name}`, import.meta.url));

/** Astro integration: adds the `client:interaction` directive, and the script that fetches islands ahead. */
export function clientInteraction(): AstroIntegration {
  let ahead: ScriptFile | undefined;
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': async ({ command, addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: source('interaction.ts') });
        // In development no island has a list of its files.
        if (command === 'build')
          ahead = await scriptFile('_astro/fetch-ahead.', source('fetch-ahead.client.ts'));
        const address = ahead ? `${(await siteAddress()).base}/${ahead.file}` : '';
        const define = { 'import.meta.env.FETCH_AHEAD': JSON.stringify(address) };
        updateConfig({ vite: { define } });
      },
      'astro:build:done': async ({ dir }) => {
        if (ahead) await writeFile(new URL(ahead.file, dir), ahead.code);
      },
    },
  };
}
