import { cacheOf } from '@/domain/copies/copy.ts';

/** What says that a page isn't there, or is there no more. */
const GONE = [404, 410];

/** Passes an answer on. What has been taken off the site isn't kept either. */
export async function withoutGone(address: string, response: Response): Promise<Response> {
  if (GONE.includes(response.status)) await caches.delete(cacheOf(new URL(address).pathname));
  return response;
}
