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

/** Playwright's launch options for the lightest browser. */
export const lightLaunchOptions = () => launchOptionsFor(findLightBrowser());

function launchOptionsFor(executablePath: string | undefined): LaunchOptions {
  return { args: NO_TRAFFIC_ARGS, ...(executablePath !== undefined && { executablePath }) };
}
