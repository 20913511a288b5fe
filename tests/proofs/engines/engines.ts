/**
 * Runs the end-to-end tests in Playwright's own Firefox and WebKit, where they are installed
 * (« npx playwright install --with-deps firefox webkit »).
 *
 * Usage: npm run proof -- engines [words of files’ names] [options of Playwright]
 */
import { spawnSync } from 'node:child_process';
import config from './playwright.config.ts';

if (config.projects?.length) {
  const test = ['test', '--config', 'tests/proofs/engines/playwright.config.ts'];
  const { status } = spawnSync('playwright', [...test, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else console.log('Not run: neither Playwright’s Firefox nor its WebKit is installed here.');
