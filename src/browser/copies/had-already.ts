import { costsLittle } from '../connection.ts';

/**
 * What the page has fetched before, from the browser's own cache: nothing travels. What that cache has lost is fetched
 * again, but not where data is dear.
 *
 * @returns undefined when it can't be had.
 */
export async function hadAlready(address: string): Promise<Response | undefined> {
  try {
    const response = await fetch(address, {
      cache: costsLittle() ? 'force-cache' : 'only-if-cached',
      mode: 'same-origin',
      priority: 'low',
    });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}
