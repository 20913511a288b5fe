/**
 * `npm run pictures`: takes the pictures of the README, of the site as it is built, and those of the owner's guide, in
 * the desk and on a copy of the tests' content.
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '../support/launch-options.ts';
import { takeGuidePictures } from './guide.ts';
import { takeSitePictures } from './site.ts';

const browser = await chromium.launch(launchOptions());
await takeSitePictures(browser);
await takeGuidePictures(browser);
await browser.close();
// Both servers would keep the program alive.
process.exit();
