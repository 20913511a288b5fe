import { z } from 'zod/mini';

/** What came of one link. */
export const importResult = z.object({
  link: z.string(),
  /** French: what was taken and what was not, or why nothing was. */
  said: z.string(),
  /** The file of the content that it became, below the content folder. */
  file: z.optional(z.string()),
});

export type ImportResult = z.infer<typeof importResult>;

/** How an import stands that was asked for online. */
export const importState = z.object({
  /** Which one. */
  id: z.string(),
  total: z.number(),
  lines: z.array(importResult),
  ended: z.boolean(),
});

export type ImportState = z.infer<typeof importState>;

/** The branch to which the workflow writes how an import stands, and the one file on it. */
export const IMPORT_BRANCH = 'import';
export const IMPORT_FILE = 'import.json';

/** What the desk asks for (https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event). */
export const IMPORT_EVENT = 'importer';
