import type { AstroIntegration } from 'astro';
import {
  CONTENT_LOADER_NAME,
  type RefreshContext,
  CONTENT_PROBLEMS_CHANNEL,
} from '../content/loader.server.ts';
import { siteAddress } from '../content/site-address.server.ts';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { z } from 'zod';
import { contentRoot } from '../content/environment.server.ts';

/**
 * Astro integration: sets the site's URL and base path. On the development server, it also reloads the content after each
 * save and shows problems of the content over the open pages. The check itself runs in `loader.server.ts`.
 */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        const { origin, base } = await siteAddress();
        updateConfig({
          site: origin,
          base: `${base}/`,
          vite: { define: { 'import.meta.env.BASE_PATH': JSON.stringify(base) } },
        });
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        reloadContentOnSave(server, async () => {
          const context: RefreshContext = { isRefresh: true };
          await refreshContent?.({ loaders: [CONTENT_LOADER_NAME], context });
        });
      },
    },
  };
}

/**
 * Delay, in milliseconds, from a change of a content file to the reload. Some editors empty a file and write it 20 ms later,
 * and the watcher reports only the first of these changes.
 */
const SAVE_DEBOUNCE_MS = 100;

const problemLines = z.array(z.string());

/**
 * Reloads the content after each save while the development server runs, and shows content problems over the open pages.
 *
 * It uses the watcher of `server`. The watcher that Astro passes to its loaders belongs to the first server, and reports
 * nothing any more once a change of the configuration has restarted the server.
 */
function reloadContentOnSave(server: ViteDevServer, reloadContent: () => Promise<void>): void {
  const folder = contentRoot();
  const { hot } = server.environments.client;
  let problems: string[] = [];
  let reloadCount = 0;
  let isErrorShown = false;
  let isReloading = false;
  let saveCount = 0;

  const errorPayload = (): ErrorPayload => ({
    type: 'error',
    err: { message: problems.join('\n'), stack: '' },
  });
  const showProblems = (message: unknown) => {
    problems = problemLines.parse(message);
    reloadCount += 1;
    isErrorShown ||= problems.length > 0;
    if (problems.length > 0) hot.send(errorPayload());
  };
  const onSave = async (file: string) => {
    if (!file.startsWith(folder + sep)) return;
    saveCount += 1;
    if (isReloading) return;
    isReloading = true;
    let previousReloadCount: number;
    let previousSaveCount: number;
    do {
      await setTimeout(SAVE_DEBOUNCE_MS);
      previousSaveCount = saveCount;
      previousReloadCount = reloadCount;
      await reloadContent();
      // Astro drops a reload that comes while it loads src/content.config.ts again, which a save can cause.
    } while (reloadCount === previousReloadCount || saveCount > previousSaveCount);
    isReloading = false;
    if (!isErrorShown || problems.length > 0) return;
    isErrorShown = false;
    // Hides the error overlay, even if no page has changed.
    hot.send({ type: 'update', updates: [] });
  };

  subscribe(CONTENT_PROBLEMS_CHANNEL, showProblems);
  server.httpServer?.once('close', () => unsubscribe(CONTENT_PROBLEMS_CHANNEL, showProblems));
  server.watcher.add(folder);
  for (const event of ['add', 'change', 'unlink'])
    server.watcher.on(event, (file: string) => void onSave(file));
  // A page that is opened later has missed the message.
  hot.on('vite:client:connect', (_data, client) => {
    if (problems.length > 0) client.send(errorPayload());
  });
}
