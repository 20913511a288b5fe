import type { CmsConfig } from '@sveltia/cms';
import {
  describeDeployment,
  type DeploymentStatus,
  deploymentState,
  type DeploymentState,
  DEPLOYMENT_STATE_BRANCH,
  DEPLOYMENT_STATE_FILE,
} from '../../workflows/deployment-status.ts';
import { createElement } from '../dialog.ts';
import { fetchFileAtHead } from './files-at-head.ts';
import { addStatusBarPart } from '../status-bar.ts';
import { z } from 'zod/mini';
import { queryGitHub, branchName } from './github-api.ts';

/** How often is asked while something is about to change, in milliseconds. */
const POLL_INTERVAL_MS = 15_000;

/** What asks for a text that the owner isn't waiting for. */
const BACKGROUND_QUERY_NAME = 'query NamedFile';

/** Tells the owner how publishing stands, and follows it while it changes. */
export class DeploymentStatusView {
  readonly #config: CmsConfig;
  readonly #statusPart = addStatusBarPart('Publication');
  #refreshTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(config: CmsConfig) {
    this.#config = config;
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.refresh();
    });
  }

  /** Looks now, and again while something is about to change. */
  async refresh(): Promise<void> {
    const status = await fetchDeploymentStatus(this.#config);
    this.#statusPart.replaceChildren(...(await renderStatus(this.#config, status)));
    clearTimeout(this.#refreshTimer);
    if (status.pending)
      this.#refreshTimer = setTimeout(() => void this.refresh(), POLL_INTERVAL_MS);
  }
}

async function fetchDeploymentStatus(config: CmsConfig): Promise<DeploymentStatus> {
  try {
    const { state, head } = await fetchDeployment(config);
    return describeDeployment(state, head, new Date());
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    // The network comes back.
    return { text: `Publication inconnue : ${reason}`, reasons: [], pending: true };
  }
}

async function renderStatus(
  config: CmsConfig,
  { text, reasons }: DeploymentStatus,
): Promise<HTMLElement[]> {
  const lines = await Promise.all(reasons.map((reason) => renderReason(config, reason)));
  const sentence = createElement('p', { textContent: text });
  return lines.length > 0 ? [sentence, createElement('ul', {}, lines)] : [sentence];
}

/** A reason, which leads to the entry that it names. */
async function renderReason(config: CmsConfig, reason: string): Promise<HTMLElement> {
  const [path = ''] = reason.split(/ [›:] /);
  const text = path.startsWith('content/')
    ? await fetchFileAtHead(config, path, BACKGROUND_QUERY_NAME).catch(() => undefined)
    : undefined;
  const href = text === undefined ? undefined : editorPathOfFile(config, path, text);
  const renderStatus =
    href === undefined ? reason : createElement('a', { href, textContent: reason });
  const item = createElement('li', {});
  item.append(renderStatus);
  return item;
}

/**
 * Where the editor shows a file of the content.
 *
 * @param path from the root of the repository.
 * @param text of the file, by which a list of one kind of entries knows its own.
 * @returns the end of the address; nothing when the editor doesn't show that file.
 */
export function editorPathOfFile(
  { collections = [], singletons = [] }: CmsConfig,
  path: string,
  text: string,
): string | undefined {
  const singleton = singletons.find((one) => 'file' in one && one.file === path);
  if (singleton && 'name' in singleton)
    return `#/collections/_singletons/entries/${singleton.name}`;
  const slash = path.lastIndexOf('/');
  const [folder, slug] = [path.slice(0, slash), path.slice(slash + 1).replace(/\.[^.]+$/, '')];
  const collection = collections.find(
    (one) =>
      'folder' in one && !one.hide && one.folder === folder && matchesFilter(one.filter, text),
  );
  return collection && 'name' in collection
    ? `#/collections/${collection.name}/entries/${slug}`
    : undefined;
}

/** Whether a line of the file says what the list asks for. */
function matchesFilter(filter: unknown, text: string): boolean {
  if (typeof filter !== 'object' || filter === null) return true;
  if (!('field' in filter && 'value' in filter)) return true;
  const renderReason = `${String(filter.field)}: ${String(filter.value)}`;
  return text.replaceAll(/["']/g, '').split('\n').includes(renderReason);
}

/** How publishing stands, and the last commit (https://docs.github.com/graphql/reference/objects#commit). */
const DEPLOYMENT_QUERY = `query Publication($owner: String!, $name: String!, $head: String!, $state: String!) {
  repository(owner: $owner, name: $name) {
    head: object(expression: $head) { ... on Commit { oid committedDate } }
    state: object(expression: $state) { ... on Blob { text } }
  }
}`;

const deploymentResponse = z.object({
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
export async function fetchDeployment(
  config: CmsConfig,
): Promise<{ head: { commit: string; at: string }; state: DeploymentState | undefined }> {
  const variables = {
    head: branchName(config),
    state: `${DEPLOYMENT_STATE_BRANCH}:${DEPLOYMENT_STATE_FILE}`,
  };
  const { repository } = deploymentResponse.parse(
    await queryGitHub(config, DEPLOYMENT_QUERY, variables),
  );
  const { head, state } = repository;
  return {
    head: { commit: head.oid, at: head.committedDate },
    state: state ? deploymentState.parse(JSON.parse(state.text)) : undefined,
  };
}
