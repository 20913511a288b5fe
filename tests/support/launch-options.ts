import { findBrowser } from './browser.ts';

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

/** How Playwright launches the browser that was found. */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findBrowser();
  return { args: QUIET, ...(executablePath !== undefined && { executablePath }) };
}
