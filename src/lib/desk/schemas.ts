import { z } from 'zod';
import { aboutSchema } from '@/schemas/about.ts';
import type { CollectionName } from '@/schemas/content-files.ts';
import { portfolioSchema } from '@/schemas/portfolio.ts';
import { projectSchema } from '@/schemas/project.ts';
import { publicationsSchema } from '@/schemas/publications.ts';
import { servicesSchema } from '@/schemas/services.ts';
import { siteSchema } from '@/schemas/site.ts';
import { testimonialsSchema } from '@/schemas/testimonials.ts';

/** Files are chosen in the desk, which shows whether they are there; an icon is typed. */
const fields = {
  image: () => z.string().min(1, 'l’image manque ; choisissez-la').meta({ file: 'image' }),
  file: z.string().min(1, 'le fichier manque ; choisissez-le').meta({ file: 'any' }),
  icon: z
    .string()
    .regex(
      /^ri-[a-z0-9-]+$/,
      'ce n’est pas un nom d’icône ; prenez-le sur remixicon.com, précédé de « ri- »',
    ),
};

/** The schemas of the content, as the desk sees them. */
export const deskSchemas = {
  site: siteSchema,
  about: aboutSchema(fields),
  services: servicesSchema(fields),
  testimonials: testimonialsSchema(fields),
  portfolio: portfolioSchema(fields),
  project: projectSchema(fields),
  publications: publicationsSchema(fields),
} satisfies Record<CollectionName, z.ZodType>;
