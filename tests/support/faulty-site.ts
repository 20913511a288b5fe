import { startFaultySite, type FaultySite } from './faulty-server.ts';
import { test as base } from './test.ts';

/** The project's Playwright test, with a site of its own that fails on demand. */
export const test = base.extend<{ site: FaultySite }>({
  site: async ({}, use) => {
    const { close, ...site } = await startFaultySite();
    await use(site);
    await close();
  },

  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});

export type { Fault } from './faulty-server.ts';
export { expect } from './test.ts';
