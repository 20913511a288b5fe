import { getPublications } from './queries.server.ts';

/** How many publications the project's page shows, the newest (spec §3). */
export const SHOWN_PUBLICATIONS = 10;

/** Whether the publications have a page of their own: there are more than the project's page shows. */
export async function hasPublicationsPage(): Promise<boolean> {
  return (await getPublications()).length > SHOWN_PUBLICATIONS;
}
