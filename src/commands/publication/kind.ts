/** What a publication needs: nothing, the check of the content, or every test. */
export type Kind = 'nothing' | 'content' | 'code';

/**
 * What a publication needs.
 *
 * @param changed paths that differ from what is published, so that a change of code that was refused is never carried
 * out untested by a later change of content; nothing when that isn't known.
 * @param asked whether the site is to be built again in any case: each morning, and when somebody asks for it.
 */
export function kindOf(changed: readonly string[] | undefined, asked: boolean): Kind {
  if (changed?.every((path) => path.startsWith('content/')) !== true) return 'code';
  return changed.length > 0 || asked ? 'content' : 'nothing';
}
