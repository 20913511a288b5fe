import type { CmsConfig } from '@sveltia/cms';
import { signOf, type Sign } from '../../deployment/sign.ts';
import { element } from '../dialog.ts';
import { entryAddress } from './entry-address.ts';
import { fileAtHead } from './file-at-head.ts';
import { readPublication } from './read-publication.ts';
import { stripPart } from '../status-bar.ts';

/** How often is asked while something is about to change, in milliseconds. */
const INTERVAL = 15_000;

/** What asks for a text that the owner isn't waiting for. */
const QUIET = 'query NamedFile';

/** Tells the owner how publishing stands, and follows it while it changes. */
export class PublicationSign {
  readonly #config: CmsConfig;
  readonly #part = stripPart('Publication');
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(config: CmsConfig) {
    this.#config = config;
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.look();
    });
  }

  /** Looks now, and again while something is about to change. */
  async look(): Promise<void> {
    const sign = await currentSign(this.#config);
    this.#part.replaceChildren(...(await words(this.#config, sign)));
    clearTimeout(this.#next);
    if (sign.pending) this.#next = setTimeout(() => void this.look(), INTERVAL);
  }
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
