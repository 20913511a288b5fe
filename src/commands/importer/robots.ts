import robotsParser from 'robots-parser';
import { USER_AGENT, type Get } from './get.ts';

/** Says whether a host lets a program read an address (RFC 9309). A host that says nothing lets it. */
export function robotRules(get: Get): (url: URL) => Promise<boolean> {
  const rules = new Map<string, Promise<(url: string) => boolean>>();

  const rulesOf = async (address: string) => {
    try {
      const { bytes } = await get(address);
      const robots = robotsParser(address, new TextDecoder().decode(bytes));
      return (url: string) => robots.isAllowed(url, USER_AGENT) !== false;
    } catch {
      return () => true;
    }
  };

  return async (url) => {
    const address = new URL('/robots.txt', url).href;
    const known = rules.get(address) ?? rulesOf(address);
    rules.set(address, known);
    return (await known)(url.href);
  };
}
