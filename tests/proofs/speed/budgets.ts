/**
 * What the built site weighs, and what travels to a phone, against what they may. Prints a line for each
 * figure; exits with 1 when one is too large.
 *
 * Usage: npm test -- budgets
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '../../support/launch-options.ts';
import { serveSite } from '../../../src/commands/serve/site-server.ts';
import { report } from './budget.ts';
import { fileBudgets } from './file-budgets.ts';
import { transferBudgets } from './transfer-budgets.ts';

const site = await serveSite();
const browser = await chromium.launch(launchOptions());
report([...fileBudgets(), ...(await transferBudgets(browser, site))]);
await browser.close();
// The server would keep the program alive.
process.exit();
