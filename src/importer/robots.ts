import robotsParser from 'robots-parser';
import { HostFailure } from './failure.ts';
import { PRODUCT, type Get } from './get.ts';

/**
 * Says whether a host lets a program read an address (RFC 9309). A host without rules lets it; one that does not answer,
 * or fails to tell its rules, is left alone: then it throws what went wrong.
 */
export function robotRules(get: Get): (url: URL) => Promise<boolean> {
  const rules = new Map<string, Promise<(url: string) => boolean>>();

  const rulesOf = async (address: string) => {
    try {
      const { bytes } = await get(address);
      const robots = robotsParser(address, new TextDecoder().decode(bytes));
      return (url: string) => robots.isAllowed(url, PRODUCT) !== false;
    } catch (error) {
      if (error instanceof HostFailure && error.status < 500) return () => true;
      throw error;
    }
  };

  return async (url) => {
    const address = new URL('/robots.txt', url).href;
    const known = rules.get(address) ?? rulesOf(address);
    rules.set(address, known);
    return (await known)(url.href);
  };
}
