import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { readSite, siteAddress } from '../content/site-address.server.ts';
import { WORKER_PATH } from '../features/offline/addresses.ts';
import { KEEPER } from './headers/read-page.ts';
import { bundleScript, scriptFile, type ScriptFile } from './bundle-script.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

const switched = z.object({ offline: z.boolean().default(true) });

/**
 * The code of `/sw.js`.
 *
 * @param isOn whether pages are kept; else it deletes what was.
 * @param base path below which the site is published, without its last « / ».
 */
export async function workerScript(isOn: boolean, base: string): Promise<string> {
  const module = isOn ? 'service-worker' : 'unregister';
  return (await bundleScript(`${SOURCE}features/offline/${module}.worker.ts`, constants(base)))
    .code;
}

const constants = (base: string) => ({
  'import.meta.env.BASE_PATH': JSON.stringify(base),
  'process.env.NODE_ENV': '"production"',
});

/**
 * Astro integration: what makes pages that were read open without a network: the script that keeps them, at an address
 * that changes with it, and the service worker, at one that never does. Where the owner has switched it off, one that
 * deletes everything stands there.
 */
export function serviceWorker(): AstroIntegration {
  let keeper: ScriptFile | undefined;
  let worker = '';
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        const isOn = switched.safeParse(await readSite()).data?.offline ?? true;
        const { base } = await siteAddress();
        if (command === 'build') worker = await workerScript(isOn, base);
        if (command === 'build' && isOn)
          keeper = await scriptFile(
            KEEPER,
            `${SOURCE}features/offline/save-page.client.ts`,
            constants(base),
          );
        const address = keeper ? `${base}/${keeper.file}` : '';
        const define = { 'import.meta.env.KEEP_PAGE': JSON.stringify(address) };
        updateConfig({ vite: { define } });
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL(WORKER_PATH.slice(1), dir), worker);
        if (keeper) await writeFile(new URL(keeper.file, dir), keeper.code);
      },
    },
  };
}
