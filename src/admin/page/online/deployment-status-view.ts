import {
  describeDeployment,
  type DeploymentStatus,
  deploymentStateSchema,
  DEPLOYMENT_STATE_BRANCH,
  DEPLOYMENT_STATE_FILE,
} from '../../workflows/deployment-status.ts';
import { findForm } from '../../config/find-form.ts';
import { parseFields } from '../cross-file-checks.ts';
import { createElement, errorMessage } from '../dialog.ts';
import { readPageConfig } from '../page-config.ts';
import { BACKGROUND_GRAPHQL_QUERY, fetchFileAtHead } from './files-at-head.ts';
import { addStatusBarPart } from '../status-bar.ts';
import { fetchHead } from './github-api.ts';

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
    const [{ sha, commit }, text] = await Promise.all([
      fetchHead(),
      // Missing before the first deployment.
      fetchFileAtHead(DEPLOYMENT_STATE_FILE, BACKGROUND_GRAPHQL_QUERY, DEPLOYMENT_STATE_BRANCH),
    ]);
    const state = text === undefined ? undefined : deploymentStateSchema.parse(JSON.parse(text));
    return describeDeployment(state, { commit: sha, at: commit.committer.date }, new Date());
  } catch (error) {
    // Pending, so that it is fetched again: the network may come back.
    return { text: `Publication inconnue : ${errorMessage(error)}`, reasons: [], pending: true };
  }
}

/** Fetches the current status of the deployment, and renders it for the dashboard. */
export const renderDeploymentStatus = async () => renderStatus(await fetchDeploymentStatus());

async function renderStatus({ text, reasons }: DeploymentStatus): Promise<HTMLElement[]> {
  const lines = await Promise.all(reasons.map(renderReason));
  const sentence = createElement('p', { textContent: text });
  return lines.length > 0 ? [sentence, createElement('ul', {}, lines)] : [sentence];
}

/** Renders a reason why the deployment failed, as a link to the entry that it names, if any. */
async function renderReason(reason: string): Promise<HTMLElement> {
  const [path = ''] = reason.split(/ [›:] /);
  const text = path.startsWith('content/')
    ? await fetchFileAtHead(path, BACKGROUND_GRAPHQL_QUERY).catch(() => undefined)
    : undefined;
  const form = text === undefined ? undefined : findForm(readPageConfig(), path, parseFields(text));
  return form === undefined
    ? createElement('li', { textContent: reason })
    : createElement('li', {}, [createElement('a', { href: form.address, textContent: reason })]);
}
