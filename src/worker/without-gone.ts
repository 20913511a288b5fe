import { cacheOf } from '@/domain/copies/copy.ts';

/** What the site's own page for what isn't there says: a host that stumbles says it in other words. */
const OURS = 'id="introuvable-title"';

/** Passes an answer on. What has been taken off the site isn't kept either. */
export async function withoutGone(address: string, response: Response): Promise<Response> {
  if (response.status === 404 && (await response.clone().text()).includes(OURS))
    await caches.delete(cacheOf(new URL(address).pathname));
  return response;
}
