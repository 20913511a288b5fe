import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { readSiteFile, siteAddress } from '../content/site-address.server.ts';
import { WORKER_PATH } from '../features/offline/addresses.ts';
import { SAVE_PAGE_SCRIPT_PREFIX } from './headers/page-facts.ts';
import { bundleScript, bundleHashedScript, type ScriptFile } from './bundle-script.ts';

const SOURCE_FOLDER = fileURLToPath(new URL('..', import.meta.url));

const offlineSetting = z.object({ offline: z.boolean().default(true) });

/**
 * The code of `/sw.js`.
 *
 * @param isEnabled whether pages are kept; else it deletes what was.
 * @param base path below which the site is published, without its last « / ».
 */
export async function workerScript(isEnabled: boolean, base: string): Promise<string> {
  const module = isEnabled ? 'service-worker' : 'unregister';
  return (
    await bundleScript(`${SOURCE_FOLDER}features/offline/${module}.worker.ts`, buildConstants(base))
  ).code;
}

const buildConstants = (base: string) => ({
  'import.meta.env.BASE_PATH': JSON.stringify(base),
  'process.env.NODE_ENV': '"production"',
});

/**
 * Astro integration: what makes pages that were read open without a network: the script that keeps them, at an address
 * that changes with it, and the service worker, at one that never does. Where the owner has switched it off, one that
 * deletes everything stands there.
 */
export function serviceWorker(): AstroIntegration {
  let savePageScript: ScriptFile | undefined;
  let workerCode = '';
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        const isEnabled = offlineSetting.safeParse(await readSiteFile()).data?.offline ?? true;
        const { base } = await siteAddress();
        if (command === 'build') workerCode = await workerScript(isEnabled, base);
        if (command === 'build' && isEnabled)
          savePageScript = await bundleHashedScript(
            SAVE_PAGE_SCRIPT_PREFIX,
            `${SOURCE_FOLDER}features/offline/save-page.client.ts`,
            buildConstants(base),
          );
        const address = savePageScript ? `${base}/${savePageScript.file}` : '';
        const define = { 'import.meta.env.KEEP_PAGE': JSON.stringify(address) };
        updateConfig({ vite: { define } });
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL(WORKER_PATH.slice(1), dir), workerCode);
        if (savePageScript) await writeFile(new URL(savePageScript.file, dir), savePageScript.code);
      },
    },
  };
}
