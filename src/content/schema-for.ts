import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isIconName } from './icons.ts';
import { aboutSchema } from '../schemas/about.ts';
import type { CollectionName } from '../schemas/collections.ts';
import { iconField } from '../schemas/fields.ts';
import { portfolioSchema } from '../schemas/portfolio.ts';
import { projectSchema } from '../schemas/project.ts';
import { publicationsSchema } from '../schemas/publications.ts';
import { servicesSchema } from '../schemas/services.ts';
import { siteSchema } from '../schemas/site.ts';
import { testimonialsSchema } from '../schemas/testimonials.ts';
import { imageFault } from './image-fault.ts';

/**
 * The schema of a collection's files, with image paths looked up on the disk.
 *
 * @param collection which schema.
 * @param folder absolute path of the files' folder: image paths are relative to it.
 */
export function schemaFor(collection: CollectionName, folder: string): z.ZodType {
  const fields = {
    image: () => imageFile(folder),
    file: existingFile(folder),
    icon: iconField(isIconName),
  };
  switch (collection) {
    case 'site':
      return siteSchema;
    case 'about':
      return aboutSchema(fields);
    case 'services':
      return servicesSchema(fields);
    case 'testimonials':
      return testimonialsSchema(fields);
    case 'portfolio':
      return portfolioSchema(fields);
    case 'project':
      return projectSchema(fields);
    case 'publications':
      return publicationsSchema(fields);
  }
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
