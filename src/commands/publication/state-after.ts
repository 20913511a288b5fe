import type { PublicationState, Refusal } from '../../desk/publication/state.ts';

/** How the jobs ended that do the work, as GitHub names it (https://docs.github.com/actions/reference/contexts#needs-context). */
export interface Jobs {
  gate?: Job;
  build?: Job;
  deploy?: Job;
}

interface Job {
  result: 'success' | 'failure' | 'cancelled' | 'skipped';
  outputs?: { reasons?: string };
}

/** @param json of GitHub's context « needs ». */
export function jobsFrom(json: string): Jobs {
  const jobs: unknown = JSON.parse(json);
  return areJobs(jobs) ? jobs : {};
}

/** The form is GitHub's. */
function areJobs(value: unknown): value is Jobs {
  return typeof value === 'object' && value !== null;
}

/**
 * How publishing stands once a publication has ended.
 *
 * @param before how it stood.
 * @param now commit and moment.
 * @param jobs those that a change of the content alone doesn't need, and those after a failed one, are skipped.
 */
export function stateAfter(
  { published }: PublicationState,
  now: { commit: string; at: string },
  { gate, build, deploy }: Jobs,
): PublicationState {
  if (build?.result === 'success' && deploy?.result !== 'failure' && deploy?.result !== 'cancelled')
    return { published: now };
  return { ...(published && { published }), refused: { ...now, ...cause(gate, build) } };
}

function cause(gate: Job | undefined, build: Job | undefined): Pick<Refusal, 'by' | 'reasons'> {
  const reasons = [gate, build].flatMap((job) => lines(job?.outputs?.reasons));
  if (reasons.length > 0) return { by: 'content', reasons };
  return { by: build?.result === 'success' ? 'host' : 'code', reasons };
}

const lines = (text = '') => text.split('\n').filter((line) => line !== '');
