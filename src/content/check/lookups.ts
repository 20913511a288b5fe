import { z } from 'zod';
import type { Standing } from '../publish-status.ts';
import type { Collection } from '../collections.ts';
import { iconField } from '../schemas/fields.ts';

/** What a schema can't know by itself: it is looked up where the check runs. */
export interface Probes {
  /** Whether there is a file of that path, relative to the content file. */
  exists: (path: string) => boolean;
  /** What is wrong with the image of that path: French, without a final stop; nothing when it can be used. */
  imageFault: (path: string) => Promise<string | undefined>;
  /** Whether the icon set has an icon of that name. */
  isIconName: (name: string) => boolean;
  /** Whether the site has a file of that address in `public/`. */
  isPublic: (address: string) => boolean | Promise<boolean>;
  /** What decides when the portfolio's item of that name is shown; nothing when there is none. */
  standingOf: (name: string) => Promise<Standing | undefined>;
  /** The current day, at midnight UTC. */
  today: Date;
}

/** What is looked up for more than the fields of a file. */
export type FileProbes = Pick<Probes, 'isPublic' | 'standingOf' | 'today'>;

/** The schema of a collection's files, with paths and names looked up. */
export function probingSchema(
  { schema }: Collection,
  { exists, imageFault, isIconName }: Probes,
): z.ZodType {
  const file = z.string().refine(exists, {
    error: ({ input }) =>
      `le fichier « ${String(input)} » est introuvable ; enregistrez-le à cet endroit ou corrigez le nom`,
    abort: true,
  });
  const image = file.superRefine(async (src, context) => {
    const fault = await imageFault(src);
    if (fault !== undefined) context.addIssue(`l’image « ${src} » ${fault}`);
  });
  return schema({ image: () => image, file, icon: iconField(isIconName) });
}
