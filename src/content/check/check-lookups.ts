import { z } from 'zod';
import type { PublishStatus } from '../publish-status.ts';
import type { Collection } from '../collections.ts';
import { iconField } from '../schemas/field-schemas.ts';

/** The lookups of files, icons and items that the content check needs: on the disk, or in the editor the editor's own. */
export interface CheckLookups {
  /** Whether a file exists at that path, relative to the content file. */
  exists: (path: string) => boolean;
  /** Returns the name of an existing file that is nearly that of the missing file, if there is one. */
  nearName: (path: string) => string | undefined;
  /** Returns the problem with the image at that path, in French without a final full stop, or undefined. */
  imageProblem: (path: string) => Promise<string | undefined>;
  /** Whether the icon set has an icon of that name. */
  isIconName: (name: string) => boolean;
  /** Whether `public/` has a file at that URL path. */
  isPublicFile: (address: string) => boolean | Promise<boolean>;
  /** Returns the draft flag and the date of the portfolio item with that slug, or undefined if there is none. */
  itemStatus: (slug: string) => Promise<PublishStatus | undefined>;
  /** The current day, at midnight UTC. */
  today: Date;
}

/** The lookups for the checks that a schema can't do; `schemaWithLookups` uses the others. */
export type FileLookups = Pick<CheckLookups, 'isPublicFile' | 'itemStatus' | 'today'>;

/** Makes the schema with which a collection is checked on the disk: it also checks that named files and icons exist. */
export function schemaWithLookups(
  { schema }: Collection,
  { exists, nearName, imageProblem, isIconName }: CheckLookups,
): z.ZodType {
  const file = z.string().refine(exists, {
    error: ({ input }) => {
      const near = nearName(String(input));
      const mend =
        near === undefined
          ? 'enregistrez-le à cet endroit ou corrigez le nom'
          : `un fichier s’y nomme presque ainsi, « ${near} » : renommez-le sans accent, espace ni apostrophe, et écrivez le même nom ici`;
      return `le fichier « ${String(input)} » est introuvable ; ${mend}`;
    },
    abort: true,
  });
  const image = file.superRefine(async (src, context) => {
    const problem = await imageProblem(src);
    if (problem !== undefined) context.addIssue(`l’image « ${src} » ${problem}`);
  });
  return schema({ image: () => image, file, icon: iconField(isIconName) });
}
