import {
  describeDeployment,
  type DeploymentStatus,
  deploymentState,
  DEPLOYMENT_STATE_BRANCH,
  DEPLOYMENT_STATE_FILE,
} from '../../workflows/deployment-status.ts';
import { findForm } from '../../config/forms.ts';
import { parseFields } from '../cross-file-checks.ts';
import { createElement, errorMessage } from '../dialog.ts';
import { readPageConfig, readRepository } from '../page-config.ts';
import { BACKGROUND_QUERY_NAME, fetchFileAtHead } from './files-at-head.ts';
import { addStatusBarPart } from '../status-bar.ts';
import { z } from 'zod/mini';
import { queryGitHub } from './github-api.ts';

/** Interval between requests while a deployment is pending. */
const POLL_INTERVAL_MS = 15_000;

/**
 * Adds the status of the deployment to the status bar.
 *
 * @returns a function that fetches and shows the status now, and again at intervals while a deployment is pending.
 */
export function addDeploymentStatus(): () => Promise<void> {
  const statusPart = addStatusBarPart('Publication');
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;

  const refresh = async () => {
    const status = await fetchDeploymentStatus();
    statusPart.replaceChildren(...(await renderStatus(status)));
    clearTimeout(refreshTimer);
    if (status.pending) refreshTimer = setTimeout(() => void refresh(), POLL_INTERVAL_MS);
  };

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refresh();
  });
  return refresh;
}

async function fetchDeploymentStatus(): Promise<DeploymentStatus> {
  try {
    const { state, head } = await fetchDeployment();
    return describeDeployment(state, head, new Date());
  } catch (error) {
    // Pending, so that it is fetched again: the network may come back.
    return { text: `Publication inconnue : ${errorMessage(error)}`, reasons: [], pending: true };
  }
}

async function renderStatus({ text, reasons }: DeploymentStatus): Promise<HTMLElement[]> {
  const lines = await Promise.all(reasons.map(renderReason));
  const sentence = createElement('p', { textContent: text });
  return lines.length > 0 ? [sentence, createElement('ul', {}, lines)] : [sentence];
}

/** Renders a reason why the deployment failed, as a link to the entry that it names, if any. */
async function renderReason(reason: string): Promise<HTMLElement> {
  const [path = ''] = reason.split(/ [›:] /);
  const text = path.startsWith('content/')
    ? await fetchFileAtHead(path, BACKGROUND_QUERY_NAME).catch(() => undefined)
    : undefined;
  const form = text === undefined ? undefined : findForm(readPageConfig(), path, parseFields(text));
  return form === undefined
    ? createElement('li', { textContent: reason })
    : createElement('li', {}, [createElement('a', { href: form.address, textContent: reason })]);
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
export async function fetchDeployment() {
  const variables = {
    head: readRepository().branch,
    state: `${DEPLOYMENT_STATE_BRANCH}:${DEPLOYMENT_STATE_FILE}`,
  };
  const { head, state } = deploymentResponse.parse(
    await queryGitHub(DEPLOYMENT_QUERY, variables),
  ).repository;
  return {
    head: { commit: head.oid, at: head.committedDate },
    state: state ? deploymentState.parse(JSON.parse(state.text)) : undefined,
  };
}
