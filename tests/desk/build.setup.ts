import { test } from '@playwright/test';
import { buildSite } from '../support/desk/build.ts';

test('the site builds from what the desk has saved', async () => {
  test.setTimeout(300_000);
  await buildSite('compte/depot');
});
