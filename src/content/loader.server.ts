import { channel } from 'node:diagnostics_channel';
import { basename, extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'zod';
import { pickPublishFields } from './check/entry-problems.ts';
import type { CollectionName } from './collections.ts';
import { getBuildDay, contentRoot } from './environment.server.ts';
import { withoutPrivateText, type EntryContent } from './private-text.ts';
import { isOnline } from './publish-status.ts';
import {
  readCollections,
  type CheckedContent,
  type ContentEntry,
} from './read-collections.server.ts';
import { applyFrenchSpaces } from './text/typography.ts';

/** Name of the loaders, by which the development server selects them for a refresh. */
export const CONTENT_LOADER_NAME = 'content-files';

const refreshContext = z.object({ isRefresh: z.literal(true) });

/** What the development server passes to the loaders when it refreshes the content after a save. */
export type RefreshContext = z.infer<typeof refreshContext>;

const entryData = z.record(z.string(), z.unknown());

/**
 * Makes the Astro loader of a collection. It hands on what the content check has read, so that content that passes the
 * check can't fail the build. It watches no files: an integration triggers each refresh, because the watcher that Astro
 * passes to loaders reports nothing any more once the server has restarted after a change of its configuration.
 *
 * @param toData returns the data of an entry for Astro: by default, those of its file. An entry without data is left out.
 */
export function contentLoader(
  name: CollectionName,
  toData: (content: EntryContent) => EntryContent['data'] | undefined = ({ data }) => data,
): Loader {
  return {
    name: CONTENT_LOADER_NAME,
    load: async ({ store, watcher, refreshContextData, ...context }) => {
      const isRefresh = refreshContext.safeParse(refreshContextData).success;
      // Only the development server has a watcher.
      const onProblems = watcher === undefined ? 'stop' : isRefresh ? 'go on' : 'wait';
      const { folder, entries, problems } = await readCheckedContent(onProblems);
      // With problems, the site keeps the last valid content.
      if (problems.length > 0) return;
      // Drafts, scheduled entries and ended dossiers are left out here, so that the build never sees their pictures.
      const day = getBuildDay();
      const online = entries.filter(
        ({ collection, data }) => collection === name && isOnline(pickPublishFields(data), day),
      );
      const storeEntries = await Promise.all(
        online.map((entry) => toStoreEntry(entry, toData, folder, context)),
      );
      store.clear();
      for (const entry of storeEntries) if (entry) store.set(entry);
    },
  };
}

/** Converts an entry for Astro's store; its id is its file name without the extension. */
async function toStoreEntry(
  { file, data, body }: ContentEntry,
  toData: (content: EntryContent) => EntryContent['data'] | undefined,
  folder: string,
  { parseData }: Pick<LoaderContext, 'parseData'>,
) {
  const id = basename(file, extname(file));
  const filePath = join(folder, file);
  const allowed = withoutPrivateText({ data: entryData.parse(data), body: body.trim() });
  const siteData = toData(allowed);
  if (!siteData) return undefined;
  return {
    id,
    data: await parseData({ id, data: siteData, filePath }),
    body: applyFrenchSpaces(allowed.body),
  };
}

/**
 * Name of the diagnostics channel on which the loaders publish the error lines after each reading of the content, for the
 * development server to show. Loaders run in a module graph of their own: an integration can't share a variable with them.
 */
export const CONTENT_PROBLEMS_CHANNEL = 'content-problems';

/** How long to wait before invalid content is read again while the development server can't start. */
const RETRY_INTERVAL_MS = 500;

/**
 * What the loader does about problems of the content, which it always reports: a build stops; a development server waits with
 * its start until they are fixed, and once it runs goes on.
 */
type OnProblems = 'stop' | 'wait' | 'go on';

let currentReading: Promise<CheckedContent> | undefined;
let lastReport = '';

/**
 * Reads and checks the content. Astro runs the loaders of all collections in parallel: they share one reading, which
 * reports each problem once.
 */
export function readCheckedContent(onProblems: OnProblems): Promise<CheckedContent> {
  currentReading ??= readAndReport(onProblems).finally(() => {
    currentReading = undefined;
  });
  return currentReading;
}

async function readAndReport(onProblems: OnProblems): Promise<CheckedContent> {
  const checked = await readCollections(contentRoot());
  report(checked.problems.map(({ line }) => line));
  if (checked.problems.length === 0 || onProblems === 'go on') return checked;
  // A thrown error would reach the owner as an English stack trace.
  if (onProblems === 'stop') process.exit(1);
  await setTimeout(RETRY_INTERVAL_MS);
  return readAndReport(onProblems);
}

/** Prints the error lines unless they are those of the last report: one save may cause several readings. */
function report(lines: string[]): void {
  if (lines.join() !== lastReport) for (const line of lines) console.error(line);
  lastReport = lines.join();
  channel(CONTENT_PROBLEMS_CHANNEL).publish(lines);
}
