import { z } from 'zod/mini';

/** Path, relative to the content folder, of the record of the drafts that the weekly run has made on its own. */
export const PROPOSED_DRAFTS_FILE = 'proposals.json';

/** Schema of one draft in the record: the path of its file, relative to the content folder, and the URL of the original. */
const proposal = z.object({ file: z.string(), address: z.string() });

/** Schema of this record: the drafts of the weekly run that the owner has neither published nor deleted yet. */
export const proposedDraftsRecord = z.object({ proposals: z.array(proposal) });

export type ProposedDraft = z.infer<typeof proposal>;
