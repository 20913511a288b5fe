import { z } from 'zod/mini';

/** A commit of the main branch, and a time (ISO 8601, UTC). */
const commitAndTime = z.object({ commit: z.string(), at: z.string() });

const failedAttempt = z.extend(commitAndTime, {
  /** Where the cause lies: in the content, in the code of the site, or at the host. */
  by: z.enum(['content', 'code', 'host']),
  /** French lines of the content check: file, field, problem and fix. */
  reasons: z.array(z.string()),
});

/** The state of the deployment, which the workflow writes. */
export const deploymentState = z.object({
  /** The commit that is online, and since when. */
  published: z.optional(commitAndTime),
  /** The commit that is being deployed, and since when. */
  running: z.optional(commitAndTime),
  /** The last deployment, if it failed. */
  refused: z.optional(failedAttempt),
});

export type DeploymentState = z.infer<typeof deploymentState>;
export type FailedDeployment = z.infer<typeof failedAttempt>;

/** The branch to which the workflow writes the state of the deployment, and the only file on that branch. */
export const DEPLOYMENT_STATE_BRANCH = 'etat';
export const DEPLOYMENT_STATE_FILE = 'etat.json';
