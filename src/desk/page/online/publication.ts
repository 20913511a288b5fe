import type { CmsConfig } from '@sveltia/cms';
import { signOf, type Sign } from '../../publication/sign.ts';
import { element } from '../dialog.ts';
import { entryAddress } from './entry-address.ts';
import { fileAtHead } from './file-at-head.ts';
import { readPublication } from './read-publication.ts';
import { stripPart } from './strip.ts';

/** How often is asked while something is about to change, in milliseconds. */
const INTERVAL = 15_000;

/** What asks for a text that the owner isn't waiting for. */
const QUIET = 'query NamedFile';

/**
 * Tells the owner how publishing stands, and follows it while it changes.
 *
 * @returns looks now: for when the owner has come in, and when she has saved.
 */
export function followPublication(config: CmsConfig): () => void {
  const part = stripPart('Publication');
  let next: ReturnType<typeof setTimeout> | undefined;

  const look = async () => {
    clearTimeout(next);
    const sign = await currentSign(config);
    part.replaceChildren(...(await words(config, sign)));
    clearTimeout(next);
    if (sign.pending) next = setTimeout(() => void look(), INTERVAL);
  };

  let follows = false;
  document.addEventListener('visibilitychange', () => {
    if (follows && !document.hidden) void look();
  });
  return () => {
    follows = true;
    void look();
  };
}

async function currentSign(config: CmsConfig): Promise<Sign> {
  try {
    const { state, head } = await readPublication(config);
    return signOf(state, head, new Date());
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    // The network comes back.
    return { text: `Publication inconnue : ${why}`, reasons: [], pending: true };
  }
}

async function words(config: CmsConfig, { text, reasons }: Sign): Promise<HTMLElement[]> {
  const lines = await Promise.all(reasons.map((reason) => line(config, reason)));
  const sentence = element('p', { textContent: text });
  return lines.length > 0 ? [sentence, element('ul', {}, lines)] : [sentence];
}

/** A reason, which leads to the entry that it names. */
async function line(config: CmsConfig, reason: string): Promise<HTMLElement> {
  const [path = ''] = reason.split(/ [›:] /);
  const text = path.startsWith('content/')
    ? await fileAtHead(config, path, QUIET).catch(() => undefined)
    : undefined;
  const href = text === undefined ? undefined : entryAddress(config, path, text);
  const words = href === undefined ? reason : element('a', { href, textContent: reason });
  const item = element('li', {});
  item.append(words);
  return item;
}
