/**
 * Builds the site of one day twice from nothing, here on every core and in a copy under another path on one (on Linux),
 * as two machines would, and compares every file. Exits with 1 when one differs. The two sites stay in
 * `.cache/reproducible`, to be looked at, until the next run.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SAMPLE_BUILD } from '../support/sample.ts';
import { timeBuild } from '../support/time-build.ts';
import { copiedProject } from './copied-project.ts';
import { printDifferentFiles } from './different-files.ts';

const WORK = resolve('.cache/reproducible');
const DIST = join(WORK, 'here');
const DIST_ELSEWHERE = join(WORK, 'elsewhere');

/** A cold build of a project with the content in it, on all cores or on those that are named. */
async function build(project: string, dist: string, cores?: string): Promise<void> {
  console.error(`Build in ${project}…`);
  const folders = { content: join(project, 'content'), dist, cache: `${dist}-cache` };
  await timeBuild(folders, project, cores);
}

process.env['SOURCE_DATE_EPOCH'] = SAMPLE_BUILD.SOURCE_DATE_EPOCH;
rmSync(WORK, { recursive: true, force: true });
await build(resolve('.'), DIST);
const elsewhere = copiedProject();
await build(elsewhere, DIST_ELSEWHERE, '0');
rmSync(elsewhere, { recursive: true });
printDifferentFiles(DIST, DIST_ELSEWHERE);
