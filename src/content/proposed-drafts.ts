import { z } from 'zod/mini';

/** Path of the record of drafts that nobody asked for, relative to the content folder. */
export const PROPOSED_DRAFTS_FILE = 'proposals.json';

/** A draft: the path of its file, relative to the content folder, and the address of its original. */
const proposal = z.object({ file: z.string(), address: z.string() });

/** The record: the drafts that the weekly run has made, until the owner has published or deleted them. */
export const proposedDraftsRecord = z.object({ proposals: z.array(proposal) });

export type ProposedDraft = z.infer<typeof proposal>;
