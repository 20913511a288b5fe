import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { COPY, SITE } from '../../support/desk/copy.ts';
import { GITHUB_ORIGIN } from '../../support/desk/github.ts';
import { timeBuild } from '../../support/time-build.ts';

test('the site builds from what the desk has saved', async () => {
  test.setTimeout(300_000);
  // A published desk saves into a repository; Playwright’s own « test » would be a development build.
  process.env['DESK_REPOSITORY'] = 'compte/depot';
  process.env['DESK_API_ORIGIN'] = GITHUB_ORIGIN;
  process.env['NODE_ENV'] = 'production';
  await timeBuild({ content: COPY, dist: SITE, cache: resolve('node_modules/.astro') });
});
