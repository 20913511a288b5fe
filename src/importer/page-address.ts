import { withoutTracking } from './same-page.ts';

/**
 * The address by which a page is kept. One may want to be known by another: by one of another site, it is not believed.
 *
 * @param canonical what the page says.
 * @param found where it was found.
 */
export function addressOf(canonical: string | undefined, found: URL): string {
  const isBelieved =
    canonical !== undefined && bare(new URL(canonical).hostname) === bare(found.hostname);
  return withoutTracking(isBelieved ? canonical : found.href);
}

const bare = (host: string) => host.replace(/^(?:www|m|mobile|amp)\./, '');
