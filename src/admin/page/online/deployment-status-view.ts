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

/** Interval between requests while a deployment is pending. */
const POLL_INTERVAL_MS = 15_000;

/** Name of a query that, unlike that of a save, fails without asking the owner. */
const BACKGROUND_QUERY_NAME = 'query NamedFile';

/** Shows the status of the deployment in the status bar, and updates it while it changes. */
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

  /** Fetches and shows the status now, and again at intervals while a deployment is pending. */
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
    // Pending, so that it is fetched again: the network may come back.
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

/** Renders a reason why the deployment failed, as a link to the entry that it names, if any. */
async function renderReason(config: CmsConfig, reason: string): Promise<HTMLElement> {
  const [path = ''] = reason.split(/ [›:] /);
  const text = path.startsWith('content/')
    ? await fetchFileAtHead(config, path, BACKGROUND_QUERY_NAME).catch(() => undefined)
    : undefined;
  const href = text === undefined ? undefined : editorPathOfFile(config, path, text);
  return href === undefined
    ? createElement('li', { textContent: reason })
    : createElement('li', {}, [createElement('a', { href, textContent: reason })]);
}

/**
 * Returns the URL at which the editor opens a content file.
 *
 * @param path from the root of the repository.
 * @param text of the file: a list may show only some entries of a folder.
 * @returns the fragment of the URL; undefined for a file that the editor doesn't edit.
 */
export function editorPathOfFile(
  { collections = [], singletons = [] }: CmsConfig,
  path: string,
  text: string,
): string | undefined {
  const singleton = singletons.find((file) => 'file' in file && file.file === path);
  if (singleton && 'name' in singleton)
    return `#/collections/_singletons/entries/${singleton.name}`;
  const slash = path.lastIndexOf('/');
  const [folder, slug] = [path.slice(0, slash), path.slice(slash + 1).replace(/\.[^.]+$/, '')];
  const collection = collections.find(
    (list) =>
      'folder' in list && !list.hide && list.folder === folder && matchesFilter(list.filter, text),
  );
  return collection && 'name' in collection
    ? `#/collections/${collection.name}/entries/${slug}`
    : undefined;
}

/** Whether the file has a line with the field and value that the filter of a list requires. */
function matchesFilter(filter: unknown, text: string): boolean {
  if (typeof filter !== 'object' || filter === null) return true;
  if (!('field' in filter && 'value' in filter)) return true;
  const requiredLine = `${String(filter.field)}: ${String(filter.value)}`;
  return text.replaceAll(/["']/g, '').split('\n').includes(requiredLine);
}

/** Queries the last commit and the state of the deployment (https://docs.github.com/graphql/reference/objects#commit). */
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
 * Fetches the last commit and the state of the deployment.
 *
 * @returns no state before the first deployment.
 * @throws Error when the request fails.
 */
export async function fetchDeployment(
  config: CmsConfig,
): Promise<{ head: { commit: string; at: string }; state: DeploymentState | undefined }> {
  const variables = {
    head: branchName(config),
    state: `${DEPLOYMENT_STATE_BRANCH}:${DEPLOYMENT_STATE_FILE}`,
  };
  const { head, state } = deploymentResponse.parse(
    await queryGitHub(config, DEPLOYMENT_QUERY, variables),
  ).repository;
  return {
    head: { commit: head.oid, at: head.committedDate },
    state: state ? deploymentState.parse(JSON.parse(state.text)) : undefined,
  };
}
