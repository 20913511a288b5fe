import { z } from 'zod/mini';

export const importResultSchema = z.object({
  link: z.string(),
  /** French message: what was imported and what wasn't, or why nothing was. */
  outcome: z.string(),
  /** Path of the new content file, below the content folder. */
  file: z.optional(z.string()),
});

export type ImportResult = z.infer<typeof importResultSchema>;

/** Schema of the progress of an import that was requested online, which the workflow on GitHub writes and the admin reads. */
export const importStateSchema = z.object({
  /** Identifies the import; the admin chooses it. */
  id: z.string(),
  total: z.number(),
  lines: z.array(importResultSchema),
  ended: z.boolean(),
});

export type ImportState = z.infer<typeof importStateSchema>;

/** The branch to which the workflow writes the progress of an import, and the only file on that branch. */
export const IMPORT_PROGRESS_BRANCH = 'import';
export const IMPORT_PROGRESS_FILE = 'import.json';

/**
 * Name of the event that starts the import workflow
 * (https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event).
 */
export const IMPORT_EVENT = 'importer';
