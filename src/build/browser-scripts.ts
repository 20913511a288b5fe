import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { readSiteFile, siteAddress } from '../content/site-address.server.ts';
import { WORKER_PATH } from '../features/offline/cache-rules.ts';
import { bundleScript, SOURCE_FOLDER } from './bundle-script.ts';
import { SAVE_PAGE_SCRIPT_PREFIX } from './headers/page-facts.ts';

const offlineSetting = z.object({ offline: z.boolean().default(true) });

/**
 * Bundles a module into one script and returns the code.
 *
 * @param module path of the module below `src`, without a « / » at its start.
 * @param base path below which the site is published, without its last « / ».
 */
async function bundleModule(module: string, base: string): Promise<string> {
  const { code } = await bundleScript(SOURCE_FOLDER + module, {
    'import.meta.env.BASE_PATH': JSON.stringify(base),
    'process.env.NODE_ENV': '"production"',
  });
  return code;
}

/**
 * Bundles the service worker, which the site serves at `/sw.js`, and returns its code.
 *
 * @param isEnabled whether pages are saved for offline reading; if not, the worker deletes them and unregisters itself.
 * @param base path below which the site is published, without its last « / ».
 */
export function bundleWorker(isEnabled: boolean, base: string): Promise<string> {
  const name = isEnabled ? 'service-worker' : 'unregister';
  return bundleModule(`features/offline/${name}.worker.ts`, base);
}

/**
 * Astro integration: adds the `client:interaction` directive and, to a build, the scripts that Astro's own bundles don't
 * have: the one of an article's page, the one that prefetches the code of islands, the one that saves a page for offline
 * reading, and the service worker, whose URL never changes. If the owner has switched offline reading off, the service
 * worker deletes what was saved.
 */
export function browserScripts(): AstroIntegration {
  /** The code of each script, by its path below the site's root. */
  const scripts = new Map<string, string>();

  /** Adds a script with a hash of its code in its file name; returns its URL. */
  const addScript = async (prefix: string, module: string, base: string) => {
    const code = await bundleModule(module, base);
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const file = `${prefix}${hash}.js`;
    scripts.set(file, code);
    return `${base}/${file}`;
  };

  return {
    name: 'browser-scripts',
    hooks: {
      'astro:config:setup': async ({ command, addClientDirective, updateConfig }) => {
        const entrypoint = `${SOURCE_FOLDER}islands/interaction.ts`;
        addClientDirective({ name: 'interaction', entrypoint });
        const { base } = await siteAddress();
        const articleModule = 'features/article/article.client.ts';
        // The development server transforms the module itself.
        let articleScript = `${base}/src/${articleModule}`;
        let prefetchScript = '';
        let savePageScript = '';
        // On the development server, no page is saved, and no island has a list of its files to prefetch.
        if (command === 'build') {
          const isEnabled = offlineSetting.safeParse(await readSiteFile()).data?.offline ?? true;
          scripts.set(WORKER_PATH.slice(1), await bundleWorker(isEnabled, base));
          const savePageModule = 'features/offline/save-page.client.ts';
          if (isEnabled)
            savePageScript = await addScript(SAVE_PAGE_SCRIPT_PREFIX, savePageModule, base);
          articleScript = await addScript('_astro/article.', articleModule, base);
          const prefetchModule = 'islands/fetch-ahead.client.ts';
          prefetchScript = await addScript('_astro/fetch-ahead.', prefetchModule, base);
        }
        const define = {
          'import.meta.env.ARTICLE_SCRIPT_URL': JSON.stringify(articleScript),
          'import.meta.env.PREFETCH_SCRIPT_URL': JSON.stringify(prefetchScript),
          'import.meta.env.SAVE_PAGE_SCRIPT_URL': JSON.stringify(savePageScript),
        };
        updateConfig({ vite: { define } });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [file, code] of scripts) await writeFile(new URL(file, dir), code);
      },
    },
  };
}
