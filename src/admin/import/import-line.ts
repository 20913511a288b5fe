import { z } from 'zod/mini';

/** What came of one link. */
export const importLine = z.object({
  link: z.string(),
  /** French: what was taken and what was not, or why nothing was. */
  said: z.string(),
  /** The file of the content that it became, below the content folder. */
  file: z.optional(z.string()),
});

export type ImportLine = z.infer<typeof importLine>;

/** How an import stands that was asked for online. */
export const importState = z.object({
  /** Which one. */
  id: z.string(),
  total: z.number(),
  lines: z.array(importLine),
  ended: z.boolean(),
});

export type ImportState = z.infer<typeof importState>;
