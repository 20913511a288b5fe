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
export interface Jobs {
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

/** @param json GitHub's context « needs ». */
export function parseJobs(json: string): Jobs {
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
 * @param now commit and moment.
 * @param jobs those that a change of the content alone doesn't need, and those after a failed one, are skipped.
 */
export function stateAfterDeployment(
  { published }: DeploymentState,
  now: { commit: string; at: string },
  { gate, build, deploy }: Jobs,
): DeploymentState {
  if (build?.result === 'success' && deploy?.result !== 'failure' && deploy?.result !== 'cancelled')
    return { published: now };
  const reasons = [gate, build].flatMap((job) => splitLines(job?.outputs?.reasons));
  const failedAt = hasFailedAtHost(build) ? 'host' : 'code';
  const by = reasons.length > 0 ? 'content' : failedAt;
  return { ...(published && { published }), refused: { ...now, by, reasons } };
}

/**
 * Whether a job failed at the host and not because of the site: the site was built and checked, or the host, which
 * isn't set up, refused before the build.
 */
const hasFailedAtHost = ({ result, outputs }: Job = { result: 'skipped' }) =>
  result === 'success' || outputs?.pages === 'failure' || outputs?.check === 'success';

const splitLines = (text = '') => text.split('\n').filter((line) => line !== '');

/**
 * Returns the new state for a commit whose files are the ones online, such as a rejected change that was undone.
 * Without it, the editor would wait for a deployment that never starts.
 *
 * @param before the state that was written last.
 * @param commit the newest.
 * @returns undefined when the state says so already.
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
 * @param changedPaths paths that differ from what is deployed, so that a change of code that was refused is never carried
 * out untested by a later change of content; undefined when unknown.
 * @param isForced whether to rebuild although nothing has changed: each morning, and on request.
 */
export function deploymentKind(
  changedPaths: readonly string[] | undefined,
  isForced: boolean,
): DeploymentKind {
  if (changedPaths?.every((path) => path.startsWith('content/')) !== true) return 'code';
  return changedPaths.length > 0 || isForced ? 'content' : 'nothing';
}
