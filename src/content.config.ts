import { defineCollection, type SchemaContext } from 'astro:content';
import { z } from 'zod';
import { contentLoader } from './content/loader.ts';
import { isIconName } from './content/icons.ts';
import { aboutSchema } from './schemas/about.ts';
import { iconField } from './schemas/fields.ts';
import { portfolioSchema } from './schemas/portfolio.ts';
import { projectSchema } from './schemas/project.ts';
import { publicationsSchema } from './schemas/publications.ts';
import { servicesSchema } from './schemas/services.ts';
import { siteSchema } from './schemas/site.ts';
import { testimonialsSchema } from './schemas/testimonials.ts';

const lookups = { icon: iconField(isIconName), file: z.string() };

const bind =
  <Schema extends z.ZodType>(
    schema: (fields: { image: SchemaContext['image'] } & typeof lookups) => Schema,
  ) =>
  ({ image }: SchemaContext) =>
    schema({ image, ...lookups });

export const collections = {
  site: defineCollection({ loader: contentLoader('site'), schema: siteSchema }),
  about: defineCollection({ loader: contentLoader('about'), schema: bind(aboutSchema) }),
  services: defineCollection({ loader: contentLoader('services'), schema: bind(servicesSchema) }),
  testimonials: defineCollection({
    loader: contentLoader('testimonials'),
    schema: bind(testimonialsSchema),
  }),
  portfolio: defineCollection({
    loader: contentLoader('portfolio'),
    schema: bind(portfolioSchema),
  }),
  project: defineCollection({ loader: contentLoader('project'), schema: bind(projectSchema) }),
  publications: defineCollection({
    loader: contentLoader('publications'),
    schema: bind(publicationsSchema),
  }),
};
