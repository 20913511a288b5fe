import type { PublicationState } from '../../admin/deployment/state.ts';

/**
 * How publishing stands when a commit holds what is online already: words that were refused, then taken back, are
 * another commit with the same files. The desk would wait for its publication, which nobody begins.
 *
 * @param before how it stood.
 * @param commit the newest.
 * @returns nothing when that is said already.
 */
export function onlineAlready(
  { published }: PublicationState,
  commit: string,
): PublicationState | undefined {
  if (!published || published.commit === commit) return undefined;
  return { published: { ...published, commit } };
}
