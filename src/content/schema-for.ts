import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Collection } from '../schemas/collections.ts';
import { iconField } from '../schemas/fields.ts';
import { isIconName } from './icons.ts';
import { imageFault } from './image-fault.ts';

/**
 * The schema of a collection's files, with image paths looked up on the disk.
 *
 * @param collection whose schema.
 * @param folder absolute path of the files' folder: image paths are relative to it.
 */
export function schemaFor({ schema }: Collection, folder: string): z.ZodType {
  return schema({
    image: () => imageFile(folder),
    file: existingFile(folder),
    icon: iconField(isIconName),
  });
}

const existingFile = (folder: string) =>
  z.string().refine((src) => existsSync(resolve(folder, src)), {
    error: ({ input }) =>
      `le fichier « ${String(input)} » est introuvable ; enregistrez-le à cet endroit ou corrigez le nom`,
    abort: true,
  });

const imageFile = (folder: string) =>
  existingFile(folder).superRefine(async (src, context) => {
    const fault = await imageFault(resolve(folder, src));
    if (fault !== undefined) context.addIssue(`l’image « ${src} » ${fault}`);
  });
