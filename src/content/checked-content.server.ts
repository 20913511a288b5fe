import { channel } from 'node:diagnostics_channel';
import { setTimeout } from 'node:timers/promises';
import { contentRoot } from './environment.server.ts';
import { readCollections, type CheckedContent } from './read-collections.server.ts';

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
