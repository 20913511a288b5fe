import { defineCollection, type SchemaContext } from 'astro:content';
import { z } from 'zod';
import { contentLoader } from '@/build/content-loader';
import { isIconName } from '@/lib/icons';
import { aboutSchema } from '@/schemas/about';
import { iconField } from '@/schemas/fields';
import { portfolioSchema } from '@/schemas/portfolio';
import { projectSchema } from '@/schemas/project';
import { publicationsSchema } from '@/schemas/publications';
import { servicesSchema } from '@/schemas/services';
import { siteSchema } from '@/schemas/site';
import { testimonialsSchema } from '@/schemas/testimonials';

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
