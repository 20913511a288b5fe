import {
  type DeploymentState,
  DEPLOYMENT_STATE_BRANCH,
  DEPLOYMENT_STATE_FILE,
} from '../../admin/workflows/deployment-status.ts';
import { readSingleFileBranch, writeSingleFileBranch } from './git.ts';

/**
 * Results of the workflow's other jobs, in GitHub's own format
 * (https://docs.github.com/actions/reference/contexts#needs-context).
 */
export interface JobResults {
  gate?: Job;
  build?: Job;
  deploy?: Job;
}

type Outcome = 'success' | 'failure' | 'cancelled' | 'skipped';

interface Job {
  result: Outcome;
  outputs?: {
    reasons?: string;
    /**
     * Outcomes of two steps: the one that asks the host for the site's address, and the one that builds and checks the
     * site.
     */
    pages?: Outcome;
    check?: Outcome;
  };
}

/** Parses GitHub's context « needs », which the deployment workflow passes in as JSON: the results of its other jobs. */
export function parseJobResults(json: string): JobResults {
  const jobs: unknown = JSON.parse(json);
  return isObject(jobs) ? jobs : {};
}

/**
 * Whether a value is an object. Parsed JSON isn't checked any further, because this runs before the packages are
 * installed.
 */
function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns the deployment state after a deployment has ended.
 *
 * @param before the previous state.
 * @param now the commit of this deployment, and the current time.
 * @param jobs results of the other jobs. « skipped » are those that a change of the content alone doesn't need, those after
 *   a failed job, and `deploy` where the host publishes a branch.
 */
export function stateAfterDeployment(
  { published }: DeploymentState,
  now: { commit: string; at: string },
  { gate, build, deploy }: JobResults,
): DeploymentState {
  if (build?.result === 'success' && deploy?.result !== 'failure' && deploy?.result !== 'cancelled')
    return { published: now };
  const reasons = [gate, build].flatMap((job) => splitLines(job?.outputs?.reasons));
  const failedAt = hasFailedAtHost(build) ? 'host' : 'code';
  const by = reasons.length > 0 ? 'content' : failedAt;
  return { ...(published && { published }), refused: { ...now, by, reasons } };
}

/**
 * Whether the cause of a failed deployment lies at the host and not in the site: the site was built and checked, or the host
 * refused before the build, because it isn't set up.
 */
const hasFailedAtHost = ({ result, outputs }: Job = { result: 'skipped' }) =>
  result === 'success' || outputs?.pages === 'failure' || outputs?.check === 'success';

const splitLines = (text = '') => text.split('\n').filter((line) => line !== '');

/**
 * Returns the state for a commit that needs no deployment, as its files are already online: for example after a refused
 * change was undone. Without this state, the editor would wait for a deployment that never starts.
 *
 * @param before the state that was written last.
 * @param commit the newest one.
 * @returns undefined when nothing is online yet, or the state already names this commit.
 */
export function stateOfOnlineVersion(
  { published }: DeploymentState,
  commit: string,
): DeploymentState | undefined {
  if (!published || published.commit === commit) return undefined;
  return { published: { ...published, commit } };
}

/** Reads the deployment state from its branch; empty when there is none yet. */
export function readDeploymentState(): DeploymentState {
  const state = readSingleFileBranch(DEPLOYMENT_STATE_BRANCH, DEPLOYMENT_STATE_FILE);
  return isObject(state) ? state : {};
}

export function writeDeploymentState(state: DeploymentState): void {
  writeSingleFileBranch(DEPLOYMENT_STATE_BRANCH, DEPLOYMENT_STATE_FILE, state);
}

/** How much a deployment has to check: nothing, the content alone, or everything. */
type DeploymentKind = 'nothing' | 'content' | 'code';

/**
 * Decides how much a deployment has to check.
 *
 * @param changedPaths paths that differ from what is online, not only from the commit before: a refused change of code thus
 *   can't go online untested together with a later change of content. Undefined when unknown.
 * @param isForced whether to rebuild although nothing has changed: each morning, and on request.
 */
export function deploymentKind(
  changedPaths: readonly string[] | undefined,
  isForced: boolean,
): DeploymentKind {
  if (changedPaths?.every((path) => path.startsWith('content/')) !== true) return 'code';
  return changedPaths.length > 0 || isForced ? 'content' : 'nothing';
}
