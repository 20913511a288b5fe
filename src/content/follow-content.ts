import { sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { contentRoot } from './content-root.ts';
import { checkContent } from './check-content.ts';

/** How long one save may go on: an editor removes the file and writes it again, in milliseconds. */
const SAVE_DEBOUNCE_MS = 100;

/**
 * Checks the content after each save while the development server runs. Faults are shown in the terminal
 * and over the open pages; sound content is read again.
 *
 * @param server of Vite.
 * @param readAgain loads the content into the site.
 */
export function followContent(server: ViteDevServer, readAgain: () => Promise<void>): void {
  const folder = contentRoot();
  const { hot } = server.environments.client;
  let faults: string[] = [];
  let last = Promise.resolve();
  let waiting = false;

  const error = (): ErrorPayload => ({
    type: 'error',
    err: { message: faults.join('\n'), stack: '' },
  });
  const check = async () => {
    await setTimeout(SAVE_DEBOUNCE_MS);
    waiting = false;
    const shown = faults;
    faults = await checkContent(folder);
    // One save may come in several parts.
    if (faults.join() !== shown.join()) for (const fault of faults) console.error(fault);
    if (faults.length > 0) {
      hot.send(error());
      return;
    }
    await readAgain();
    // Nothing has changed for the pages but that they have no error to show any more.
    if (shown.length > 0) hot.send({ type: 'update', updates: [] });
  };

  server.watcher.add(folder);
  for (const event of ['add', 'change', 'unlink'])
    server.watcher.on(event, (file: string) => {
      if (waiting || !file.startsWith(folder + sep)) return;
      waiting = true;
      last = last.then(check);
    });
  // A page that opens meanwhile has missed it.
  hot.on('vite:client:connect', (_data, client) => {
    if (faults.length > 0) client.send(error());
  });
}
