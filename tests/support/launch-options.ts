import { findBrowser, findLightBrowser } from './browser.ts';

/** Disables Chromium's own network traffic, so that a blocked network doesn't affect the tests. */
const NO_TRAFFIC_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Requests that no test intercepts can't reach other machines.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

interface LaunchOptions {
  args: string[];
  executablePath?: string;
}

/** Playwright's launch options for a full browser. */
export const launchOptions = () => launchOptionsFor(findBrowser());

/**
 * Playwright's launch options for the lightest browser. All pages of a context share one renderer process: starting a
 * second one, for the first address that a test opens, costs a tenth of the test.
 */
export const lightLaunchOptions = () =>
  launchOptionsFor(findLightBrowser(), '--renderer-process-limit=1');

function launchOptionsFor(executablePath: string | undefined, ...args: string[]): LaunchOptions {
  return {
    args: [...NO_TRAFFIC_ARGS, ...args],
    ...(executablePath !== undefined && { executablePath }),
  };
}
