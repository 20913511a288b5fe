/**
 * Puts the built site on a branch of its own, for a host that publishes a branch as it is. The branch is one commit:
 * it needs no past, and what is there already isn't sent again.
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
