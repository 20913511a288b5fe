/**
 * Pushes the built site to a branch of its own, as a single commit, for a host that publishes a branch as it is. Files
 * that the remote already has aren't sent again.
 *
 * Usage: node src/commands/site-branch.ts <folder of the built site>
 */
import { git, headCommit, gitSucceeds } from './deployment/git.ts';

const BRANCH = 'site';
const [folder = 'dist'] = process.argv.slice(2);

gitSucceeds(['fetch', '--quiet', '--depth=1', 'origin', BRANCH]);
git(['add', '--force', '--all', '--', folder]);
const tree = git(['write-tree', `--prefix=${folder}/`]);
git(['reset', '--quiet', '--', folder]);
const commit = git(['commit-tree', tree, '-m', headCommit()]);
git(['push', '--quiet', '--force', 'origin', `${commit}:refs/heads/${BRANCH}`]);
