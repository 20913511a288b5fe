import { z } from 'zod';

/** Path of the record below the content folder. */
export const DEAD_LINKS = 'liens-morts.json';

/**
 * The addresses that answer no more. A machine writes it and the owner reads it: its words are French.
 */
export const deadLinksSchema = z.object({
  liens: z.array(
    z.object({
      /** The file that has the link, below the content folder. */
      fichier: z.string(),
      adresse: z.string(),
      /** What the host answered. */
      raison: z.string(),
      /** The day on which it was first found dead. */
      depuis: z.iso.date(),
      /** Where to look for an archived copy. */
      archive: z.string(),
    }),
  ),
});

export type DeadLink = z.infer<typeof deadLinksSchema>['liens'][number];
