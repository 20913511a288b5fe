import { z } from 'zod/mini';

/** A commit of the main branch, and a moment (ISO 8601, UTC). */
const commitAndTime = z.object({ commit: z.string(), at: z.string() });

const failedAttempt = z.extend(commitAndTime, {
  /** What stands in the way: the owner's words, the program, or the host. */
  by: z.enum(['content', 'code', 'host']),
  /** French lines, as the content check writes them: file, field, fault and fix. */
  reasons: z.array(z.string()),
});

/** How publishing stands. */
export const deploymentState = z.object({
  /** What the site online was made of, and since when it is there. */
  published: z.optional(commitAndTime),
  /** What is being published, and since when. */
  running: z.optional(commitAndTime),
  /** The last attempt, if it failed. */
  refused: z.optional(failedAttempt),
});

export type DeploymentState = z.infer<typeof deploymentState>;
export type FailedDeployment = z.infer<typeof failedAttempt>;

/** The branch to which the workflow writes how publishing stands, and the one file on it. */
export const DEPLOYMENT_STATE_BRANCH = 'etat';
export const DEPLOYMENT_STATE_FILE = 'etat.json';
