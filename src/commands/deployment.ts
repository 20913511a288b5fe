/**
 * The first and last steps of the deployment workflow: decides how much must be checked before a deployment, and writes
 * the deployment state to a branch that the editor reads. It runs before the packages are installed, and so imports none.
 *
 * Usage: node src/commands/deployment.ts begin <push | workflow_dispatch>
 *          decides, prints the decision as the step's output « kind », and writes that the deployment runs, or that
 *          everything is online already
 *        node src/commands/deployment.ts end
 *          writes the result; JOBS has the results and outputs of the workflow's other jobs, as JSON
 */
import { appendFileSync } from 'node:fs';
import { changedPathsSince, headCommit } from './deployment/git.ts';
import {
  deploymentKind,
  stateOfOnlineVersion,
  parseJobResults,
  stateAfterDeployment,
  readDeploymentState,
  writeDeploymentState,
} from './deployment/deployment-state.ts';

const [action, event = 'push'] = process.argv.slice(2);
const before = readDeploymentState();
const now = { commit: headCommit(), at: new Date().toISOString() };

if (action === 'begin') {
  const kind = deploymentKind(changedPathsSince(before.published?.commit), event !== 'push');
  appendFileSync(
    process.env['GITHUB_OUTPUT'] ?? '/dev/stdout',
    `kind=${kind}\ncommit=${now.commit}\n`,
  );
  const state =
    kind === 'nothing' ? stateOfOnlineVersion(before, now.commit) : { ...before, running: now };
  if (state) writeDeploymentState(state);
} else {
  writeDeploymentState(
    stateAfterDeployment(before, now, parseJobResults(process.env['JOBS'] ?? '{}')),
  );
}
