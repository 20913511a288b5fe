import { findBrowser, findLightBrowser } from './browser.ts';

/** Chromium without its own network traffic: a closed network must not slow or colour the tests. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What no test intercepts finds no other machine either.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

interface LaunchOptions {
  args: string[];
  executablePath?: string;
}

/** How Playwright launches a browser as visitors have. */
export const launchOptions = () => quietly(findBrowser());

/** How it launches the lightest one, for tests. */
export const lightLaunchOptions = () => quietly(findLightBrowser());

function quietly(executablePath: string | undefined): LaunchOptions {
  return { args: QUIET, ...(executablePath !== undefined && { executablePath }) };
}
