/**
 * Shows that the desk costs the public pages nothing: builds the site with it and without it, in the same copy of the
 * project, and compares every file outside `admin/`. Exits with 1 when one differs. The two sites stay in
 * `.cache/desk-apart`, to be looked at, until the next run.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SAMPLE } from '../support/sample.ts';
import { timeBuild } from '../support/time-build.ts';
import { copiedProject } from './copied-project.ts';
import { printDifferentFiles } from './different-files.ts';

const WORK = resolve('.cache/desk-apart');
const CACHE = join(WORK, 'cache');
const WITH = join(WORK, 'with');
const WITHOUT = join(WORK, 'without');

rmSync(WORK, { recursive: true, force: true });
const project = copiedProject();
await timeBuild({ content: SAMPLE, dist: WITH, cache: CACHE }, project);

for (const folder of ['src/pages/admin', 'src/admin/page'])
  rmSync(join(project, folder), { recursive: true });
const config = join(project, 'astro.config.mjs');
writeFileSync(config, readFileSync(config, 'utf8').replace(/\badmin\(\),/, ''));
await timeBuild({ content: SAMPLE, dist: WITHOUT, cache: CACHE }, project);
rmSync(project, { recursive: true });

printDifferentFiles(WITH, WITHOUT, (path) => !path.startsWith('admin/'));
