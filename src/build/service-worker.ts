import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { readSiteFile, siteAddress } from '../content/site-address.server.ts';
import { WORKER_PATH } from '../features/offline/cache-rules.ts';
import { SAVE_PAGE_SCRIPT_PREFIX } from './headers/page-facts.ts';
import {
  bundleScript,
  bundleHashedScript,
  SOURCE_FOLDER,
  type ScriptFile,
} from './bundle-script.ts';

const offlineSetting = z.object({ offline: z.boolean().default(true) });

/**
 * Bundles the code of `/sw.js`.
 *
 * @param isEnabled whether pages are saved for offline reading; if not, the worker deletes them and unregisters itself.
 * @param base path below which the site is published, without its last « / ».
 */
export async function bundleWorker(isEnabled: boolean, base: string): Promise<string> {
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
 * Astro integration: makes pages that were read before open without a network. It adds the script that saves them, whose
 * URL changes with its code, and the service worker, whose URL never changes. If the owner has switched this off, the
 * service worker deletes everything that was saved.
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
        if (command === 'build') workerCode = await bundleWorker(isEnabled, base);
        if (command === 'build' && isEnabled)
          savePageScript = await bundleHashedScript(
            SAVE_PAGE_SCRIPT_PREFIX,
            `${SOURCE_FOLDER}features/offline/save-page.client.ts`,
            buildConstants(base),
          );
        const address = savePageScript ? `${base}/${savePageScript.file}` : '';
        const define = { 'import.meta.env.SAVE_PAGE_SCRIPT_URL': JSON.stringify(address) };
        updateConfig({ vite: { define } });
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL(WORKER_PATH.slice(1), dir), workerCode);
        if (savePageScript) await writeFile(new URL(savePageScript.file, dir), savePageScript.code);
      },
    },
  };
}
