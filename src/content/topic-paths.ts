import { BASE } from './site-paths.ts';
import { topicSlug, type TopicKind } from './topics.ts';

/**
 * Address of the list of a theme or a place.
 *
 * @param name as it is written somewhere; without one, of the list of all of them.
 * @param page counted from 1.
 */
export function topicPath(kind: TopicKind, name = '', page = 1): string {
  const steps = [kind, topicSlug(name), page === 1 ? '' : String(page)].filter(Boolean);
  return `${BASE}/portfolio/${steps.join('/')}/`;
}

/** Address of the feed of a theme. */
export const topicFeedPath = (theme: string) => `${topicPath('themes', theme)}rss.xml`;
