import { PROPOSED_DRAFTS_FILE, proposedDraftsRecord } from '@/content/proposed-drafts.ts';

export const PROPOSED_DRAFTS_INSTRUCTIONS =
  'Publiez ceux que vous gardez\u202f; supprimez les autres\u202f: ils ne vous seront plus proposés.';

/**
 * Reads which drafts the weekly run has made, of which the owner is asked whether they are hers. She answers by publishing
 * or by deleting each.
 *
 * @param readText reads a content file; undefined when there is none.
 * @returns paths of the files, from the project's root.
 */
export async function readProposedDrafts(
  readText: (path: string) => Promise<string | undefined>,
): Promise<string[]> {
  const record = await readText(`content/${PROPOSED_DRAFTS_FILE}`);
  if (record === undefined || record === '') return [];
  return proposedDraftsRecord
    .parse(JSON.parse(record))
    .proposals.map(({ file }) => `content/${file}`);
}

/** Asks in French whether drafts are the owner's. */
export const describeProposedDrafts = (count: number) =>
  count === 1
    ? '1 texte à relire\u202f: est-il de vous\u202f?'
    : `${count} textes à relire\u202f: sont-ils de vous\u202f?`;
