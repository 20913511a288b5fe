import type { CmsConfig } from '@sveltia/cms';
import { signOf, type Sign } from '../../deployment/sign.ts';
import { element } from '../dialog.ts';
import { fileAtHead } from './files-at-head.ts';
import { stripPart } from '../status-bar.ts';
import { z } from 'zod/mini';
import {
  publicationState,
  type PublicationState,
  STATE_BRANCH,
  STATE_FILE,
} from '../../deployment/state.ts';
import { askGitHub, branchOf } from './ask-github.ts';

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

/**
 * Where the editor shows a file of the content.
 *
 * @param path from the root of the repository.
 * @param text of the file, by which a list of one kind of entries knows its own.
 * @returns the end of the address; nothing when the editor doesn't show that file.
 */
export function entryAddress(
  { collections = [], singletons = [] }: CmsConfig,
  path: string,
  text: string,
): string | undefined {
  const single = singletons.find((one) => 'file' in one && one.file === path);
  if (single && 'name' in single) return `#/collections/_singletons/entries/${single.name}`;
  const slash = path.lastIndexOf('/');
  const [folder, slug] = [path.slice(0, slash), path.slice(slash + 1).replace(/\.[^.]+$/, '')];
  const list = collections.find(
    (one) => 'folder' in one && !one.hide && one.folder === folder && holds(one.filter, text),
  );
  return list && 'name' in list ? `#/collections/${list.name}/entries/${slug}` : undefined;
}

/** Whether a line of the file says what the list asks for. */
function holds(filter: unknown, text: string): boolean {
  if (typeof filter !== 'object' || filter === null) return true;
  if (!('field' in filter && 'value' in filter)) return true;
  const line = `${String(filter.field)}: ${String(filter.value)}`;
  return text.replaceAll(/["']/g, '').split('\n').includes(line);
}

/** How publishing stands, and the last commit (https://docs.github.com/graphql/reference/objects#commit). */
const PUBLICATION = `query Publication($owner: String!, $name: String!, $head: String!, $state: String!) {
  repository(owner: $owner, name: $name) {
    head: object(expression: $head) { ... on Commit { oid committedDate } }
    state: object(expression: $state) { ... on Blob { text } }
  }
}`;

const answer = z.object({
  repository: z.object({
    head: z.object({ oid: z.string(), committedDate: z.string() }),
    state: z.nullable(z.object({ text: z.string() })),
  }),
});

/**
 * How publishing stands.
 *
 * @returns the last commit, and the state: nothing before the first publication.
 * @throws Error when GitHub can't be asked.
 */
export async function readPublication(
  config: CmsConfig,
): Promise<{ head: { commit: string; at: string }; state: PublicationState | undefined }> {
  const variables = { head: branchOf(config), state: `${STATE_BRANCH}:${STATE_FILE}` };
  const { repository } = answer.parse(await askGitHub(config, PUBLICATION, variables));
  const { head, state } = repository;
  return {
    head: { commit: head.oid, at: head.committedDate },
    state: state ? publicationState.parse(JSON.parse(state.text)) : undefined,
  };
}
