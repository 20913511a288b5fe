import type { Page } from '@playwright/test';

/** A connection as the browser's developer tools imitate one: bytes a second, and milliseconds of a round trip. */
interface Network {
  offline: false;
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** 1.6 Mbit/s down, 0.75 up, a round trip of 150 ms. */
export const SLOW: Network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** 20 Mbit/s both ways, a round trip of 40 ms. */
export const QUICK: Network = {
  offline: false,
  latency: 40,
  downloadThroughput: 2_500_000,
  uploadThroughput: 2_500_000,
};

/** Slows down what a page fetches from now on. */
export async function slowNetwork(page: Page, network: Network): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
}
