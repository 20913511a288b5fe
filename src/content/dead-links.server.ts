import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Path of the record below the content folder. */
export const DEAD_LINKS = 'liens-morts.json';

/** A page as an archive has kept it. */
const copy = z.object({
  adresse: z.url({ protocol: /^https$/ }),
  /** The day on which it was kept. */
  jour: z.iso.date(),
});

const deadLink = z.object({
  /** The file that has the link, below the content folder. */
  fichier: z.string(),
  adresse: z.string(),
  /** What the host answered. */
  raison: z.string(),
  /** The day on which it was first found dead. */
  depuis: z.iso.date(),
  /** Where to look for an archived copy. */
  archive: z.string(),
  /** The copy that was found there. */
  copie: copy.optional(),
});

/** The addresses that answer no more. A machine writes it and the owner reads it: its words are French. */
const record = z.object({ liens: z.array(deadLink) });

export type DeadLink = z.infer<typeof deadLink>;
export type ArchivedCopy = z.infer<typeof copy>;

/**
 * The addresses that the weekly check last found dead.
 *
 * @param folder absolute path of the content folder.
 * @returns none where it has recorded none.
 * @throws Error in French when the record is damaged.
 */
export async function readDeadLinks(folder: string): Promise<DeadLink[]> {
  const source = await readFile(join(folder, DEAD_LINKS), 'utf8').catch(() => undefined);
  if (source === undefined) return [];
  try {
    return record.parse(JSON.parse(source)).liens;
  } catch (cause) {
    throw new Error('ce fichier est abîmé ; supprimez-le, il se refait tout seul', { cause });
  }
}
