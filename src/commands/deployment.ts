/**
 * The workflow's steps before and after the build: decides how much a change has to check, and writes the deployment
 * state to a branch, which the editor reads. It runs before the packages are installed, and so imports none.
 *
 * Usage: node src/commands/deployment.ts begin <push | workflow_dispatch>
 *          decides, says so as the step's output « kind », and notes that it runs, or that all is online already
 *        node src/commands/deployment.ts end
 *          notes what came of it; JOBS names the results and outputs of the jobs before, in JSON
 */
import { appendFileSync } from 'node:fs';
import { changedPathsSince, headCommit } from './deployment/git.ts';
import {
  deploymentKind,
  stateOfOnlineVersion,
  parseJobs,
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
  writeDeploymentState(stateAfterDeployment(before, now, parseJobs(process.env['JOBS'] ?? '{}')));
}
