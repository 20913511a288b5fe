import { z } from 'zod/mini';
import { formatCameroonTime } from '../../lib/dates.ts';

/** Schema of a commit of the main branch, with the time at which its deployment began or ended (ISO 8601, UTC). */
const commitAndTime = z.object({ commit: z.string(), at: z.string() });

const failedAttempt = z.extend(commitAndTime, {
  /** Where the cause lies: in the content, in the code of the site, or at the host. */
  by: z.enum(['content', 'code', 'host']),
  /** French lines of the content check: file, field, problem and fix. */
  reasons: z.array(z.string()),
});

/** Schema of the state of the site's deployment, which the workflow on GitHub writes and the admin reads. */
export const deploymentStateSchema = z.object({
  /** The commit that is online, and since when. */
  published: z.optional(commitAndTime),
  /** The commit that is being deployed, and since when. */
  running: z.optional(commitAndTime),
  /** The last deployment, if it failed. */
  refused: z.optional(failedAttempt),
});

export type DeploymentState = z.infer<typeof deploymentStateSchema>;
export type FailedDeployment = z.infer<typeof failedAttempt>;

/** The branch to which the workflow writes the state of the deployment, and the only file on that branch. */
export const DEPLOYMENT_STATE_BRANCH = 'etat';
export const DEPLOYMENT_STATE_FILE = 'etat.json';

/** What the admin tells the owner about the deployment of the site. */
export interface DeploymentStatus {
  /** French. */
  text: string;
  /** Why the deployment failed, a French line each. */
  reasons: readonly string[];
  /** Whether the status will change soon without the owner. */
  pending: boolean;
}

const MINUTE_MS = 60_000;

/** How long a deployment may take to start. */
const START_TIMEOUT_MS = 10 * MINUTE_MS;

/** How long a deployment may run: the time limits of the workflow for the tests and the build together. */
const MAX_DURATION_MS = 90 * MINUTE_MS;

/**
 * How old the last deployment may be: the site is deployed every morning, so an older one means that the schedule has stopped.
 */
const STALE_AFTER_MS = 48 * 60 * MINUTE_MS;

const ASK_INSTALLER = 'Demandez à qui a installé le site.';

/** French message about a schedule that has stopped: GitHub switches it off where nothing is committed for 60 days. */
const SCHEDULE_DISABLED_MESSAGE =
  'La publication de chaque matin s’est arrêtée : sur github.com, dans l’onglet « Actions », choisissez « Chaque matin », puis « Enable workflow ».';

const FAILURE_MESSAGES: Readonly<Record<FailedDeployment['by'], string>> = {
  content: 'Refusé :',
  code: `Refusé : le programme du site a échoué à ses propres essais, et vos textes n’y sont pour rien. ${ASK_INSTALLER}`,
  host: `Refusé : l’hébergeur n’a pas pris le site, et vos textes n’y sont pour rien. Enregistrez de nouveau plus tard ; si cela dure, demandez à qui a installé le site.`,
};

/**
 * Describes the status of the deployment in French.
 *
 * @param state last one that the workflow wrote; empty before the first deployment.
 * @param head last commit of the main branch, and its time (ISO 8601).
 */
export function describeDeployment(
  { published, running, refused }: DeploymentState = {},
  head: { commit: string; at: string },
  now: Date,
): DeploymentStatus {
  const millisecondsSince = (at: string) => now.getTime() - Date.parse(at);
  const status = (text: string, pending = false): DeploymentStatus => ({
    text,
    reasons: [],
    pending,
  });

  if (running && millisecondsSince(running.at) < MAX_DURATION_MS)
    return status('En cours de publication', true);
  if (refused?.commit === head.commit)
    return { text: FAILURE_MESSAGES[refused.by], reasons: refused.reasons, pending: false };
  if (published?.commit === head.commit) {
    const onlineSince = `En ligne depuis ${formatCameroonTime(new Date(published.at), now)}`;
    if (millisecondsSince(published.at) < STALE_AFTER_MS) return status(onlineSince);
    return status(`${onlineSince}. ${SCHEDULE_DISABLED_MESSAGE}`);
  }
  if (millisecondsSince(head.at) < START_TIMEOUT_MS) return status('En cours de publication', true);
  const problem = running ? 'ne finit pas' : 'n’a pas commencé';
  return status(
    `Votre dernier changement est enregistré, mais sa publication ${problem}. ${ASK_INSTALLER}`,
  );
}
