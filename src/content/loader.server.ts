import { basename, extname, join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'zod';
import { isDossierOnline } from './publish-status.ts';
import { frenchSpaces } from './text/typography.ts';
import type { CollectionName } from './collections.ts';
import { buildDay, contentRoot } from './environment.server.ts';
import { publicPart } from './private-text.ts';
import { type Entry, readCollections, type CheckedContent } from './read-collections.server.ts';
import { channel } from 'node:diagnostics_channel';
import { setTimeout } from 'node:timers/promises';

/** Name of the loaders, by which the development server lets them read again. */
export const CONTENT_LOADER = 'content-files';

const refresh = z.object({ isRefresh: z.literal(true) });

/** What the development server tells the loaders when it lets them read again after a save. */
export type Refresh = z.infer<typeof refresh>;

const fields = z.record(z.string(), z.unknown());

/** What keeps an entry off the site, in the collections that have it. */
const standing = z.object({
  draft: z.boolean().optional(),
  date: z.date().optional(),
  lastDay: z.date().optional(),
});

/**
 * Astro loader: what the content check has read of a collection, so that what the check lets through
 * can't stop the build. It watches nothing: an integration says when to read again. (The watcher that Astro
 * hands to its loaders is deaf once the server has restarted, after a change of its configuration.)
 *
 * @param name which collection. An entry is identified by the bare name of its file.
 */
export function contentLoader(name: CollectionName): Loader {
  return {
    name: CONTENT_LOADER,
    load: async ({ store, watcher, refreshContextData, ...context }) => {
      const isRefresh = refresh.safeParse(refreshContextData).success;
      // Only the development server has a watcher.
      const pass = await contentPass(watcher === undefined ? 'stop' : isRefresh ? 'go on' : 'wait');
      // The site keeps the last sound content.
      if (pass.faults.length > 0) return;
      const all = await Promise.all(
        pass.entries
          .filter(({ collection }) => collection === name)
          .map((entry) => toStored(entry, pass.folder, context)),
      );
      // The build then has nothing of a draft, of an entry to come or of a dossier that has ended, nor of their pictures.
      const day = buildDay();
      const online = all.filter(({ data }) => isDossierOnline(standing.parse(data), day));
      store.clear();
      for (const entry of online) store.set(entry);
    },
  };
}

async function toStored(
  { file, data, body }: Entry,
  folder: string,
  { parseData }: Pick<LoaderContext, 'parseData'>,
) {
  const id = basename(file, extname(file));
  const filePath = join(folder, file);
  const shown = publicPart({ data: fields.parse(data), body: body.trim() });
  return {
    id,
    data: await parseData({ id, data: shown.data, filePath }),
    body: frenchSpaces(shown.body),
  };
}

/**
 * Name of the channel that tells, after each reading, the lines of the faults. Astro gives its content
 * loaders a module graph of their own: an integration shares no variable with them.
 */
export const CONTENT_FAULTS = 'content-faults';

/** How often content that keeps the development server from opening is read again, in milliseconds. */
const RETRY_INTERVAL_MS = 500;

/** What is done about faults: the build stops, the server waits at its start and goes on later. */
type OnFaults = 'stop' | 'wait' | 'go on';

let underWay: Promise<CheckedContent> | undefined;
let shown = '';

/**
 * The content, read and checked. Astro runs the loaders of all collections side by side: the first one
 * starts the reading, and the others get the same, so that one run shows every fault of every collection,
 * each once.
 */
export function contentPass(onFaults: OnFaults): Promise<CheckedContent> {
  underWay ??= pass(onFaults).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function pass(onFaults: OnFaults): Promise<CheckedContent> {
  const checked = await readCollections(contentRoot());
  show(checked.faults.map(({ line }) => line));
  if (checked.faults.length === 0 || onFaults === 'go on') return checked;
  // A thrown error would reach the owner as an English stack trace.
  if (onFaults === 'stop') process.exit(1);
  await setTimeout(RETRY_INTERVAL_MS);
  return pass(onFaults);
}

/** One save may be read in several parts: what is there to be read already isn't shown again. */
function show(lines: string[]): void {
  if (lines.join() !== shown) for (const line of lines) console.error(line);
  shown = lines.join();
  channel(CONTENT_FAULTS).publish(lines);
}
