import {
  type DeploymentState,
  type FailedDeployment,
  DEPLOYMENT_STATE_BRANCH,
  DEPLOYMENT_STATE_FILE,
} from '../../admin/workflows/deployment-status.ts';
import { readSingleFileBranch, writeSingleFileBranch } from './git.ts';

/** How the jobs ended that do the work, as GitHub names it (https://docs.github.com/actions/reference/contexts#needs-context). */
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
    /** How the step went that asks the host for the address, and the one that builds and checks. */
    pages?: Outcome;
    check?: Outcome;
  };
}

/** @param json GitHub's context « needs ». */
export function parseJobs(json: string): Jobs {
  const jobs: unknown = JSON.parse(json);
  return areJobs(jobs) ? jobs : {};
}

/** GitHub guarantees the shape. */
function areJobs(value: unknown): value is Jobs {
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
  return { ...(published && { published }), refused: { ...now, ...failureCause(gate, build) } };
}

function failureCause(
  gate: Job | undefined,
  build: Job | undefined,
): Pick<FailedDeployment, 'by' | 'reasons'> {
  const reasons = [gate, build].flatMap((job) => splitLines(job?.outputs?.reasons));
  if (reasons.length > 0) return { by: 'content', reasons };
  return { by: hasFailedAtHost(build) ? 'host' : 'code', reasons };
}

/** Whether the site was sound, or never asked for: a host that isn't set up refuses before the build. */
const hasFailedAtHost = ({ result, outputs }: Job = { result: 'skipped' }) =>
  result === 'success' || outputs?.pages === 'failure' || outputs?.check === 'success';

const splitLines = (text = '') => text.split('\n').filter((line) => line !== '');

/**
 * Returns the new state when a commit has the same files as what is online: words that were refused, then taken back, are
 * another commit with the same files. Without it, the editor would wait for a deployment that never starts.
 *
 * @param before how it stood.
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
  return isState(state) ? state : {};
}

export function writeDeploymentState(state: DeploymentState): void {
  writeSingleFileBranch(DEPLOYMENT_STATE_BRANCH, DEPLOYMENT_STATE_FILE, state);
}

/** Only this program writes the file. */
function isState(value: unknown): value is DeploymentState {
  return typeof value === 'object' && value !== null;
}
