import { z } from 'zod';
import { TemporaryError, withRetry } from './retry-requests.ts';

const iconNameList = z.array(z.string());

export type PublishedSite = ReturnType<typeof createPublishedSite>;

/**
 * Creates the functions by which the admin looks up files of the published site, or of the site on the development server.
 *
 * @param adminUrl URL of the folder of the admin's files.
 * @param unreachableMessage French message when the site doesn't respond.
 */
export function createPublishedSite(adminUrl: URL, unreachableMessage: string) {
  const request = (path: string, method: 'GET' | 'HEAD') =>
    withRetry(async () => {
      const response = await fetch(new URL(path, adminUrl), { method }).catch(() => undefined);
      if (response === undefined || response.status >= 500)
        throw new TemporaryError(unreachableMessage);
      return response;
    });

  return {
    iconNames: async () => iconNameList.parse(await (await request('icons.json', 'GET')).json()),
    /** Whether the site has a file at that path, which starts with a slash at the root of the site. */
    has: async (path: string) => (await request(`..${path}`, 'HEAD')).ok,
  };
}
