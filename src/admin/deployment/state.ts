import { z } from 'zod/mini';

/** A commit of the main branch, and a moment (ISO 8601, UTC). */
const step = z.object({ commit: z.string(), at: z.string() });

const refusal = z.extend(step, {
  /** What stands in the way: the owner's words, the program, or the host. */
  by: z.enum(['content', 'code', 'host']),
  /** French lines, as the content check writes them: file, field, fault and fix. */
  reasons: z.array(z.string()),
});

/** How publishing stands. */
export const publicationState = z.object({
  /** What the site online was made of, and since when it is there. */
  published: z.optional(step),
  /** What is being published, and since when. */
  running: z.optional(step),
  /** The last attempt, if it failed. */
  refused: z.optional(refusal),
});

export type PublicationState = z.infer<typeof publicationState>;
export type Refusal = z.infer<typeof refusal>;

/** The branch to which the workflow writes how publishing stands, and the one file on it. */
export const STATE_BRANCH = 'etat';
export const STATE_FILE = 'etat.json';
