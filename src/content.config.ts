import { basename, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineCollection, type SchemaContext } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { contentRoot } from '@/lib/content-root';
import { isIconName } from '@/lib/icons';
import { aboutSchema } from '@/schemas/about';
import { CONTENT_FILES, type CollectionName } from '@/schemas/content-files';
import { iconField } from '@/schemas/fields';
import { portfolioSchema } from '@/schemas/portfolio';
import { projectSchema } from '@/schemas/project';
import { publicationsSchema } from '@/schemas/publications';
import { servicesSchema } from '@/schemas/services';
import { siteSchema } from '@/schemas/site';
import { testimonialsSchema } from '@/schemas/testimonials';

const lookups = { icon: iconField(isIconName), file: z.string() };

/** An entry is identified by the bare name of its file. */
const files = (name: CollectionName) =>
  glob({
    base: pathToFileURL(contentRoot()),
    pattern: CONTENT_FILES[name],
    generateId: ({ entry }) => basename(entry, extname(entry)),
  });

const bind =
  <Schema extends z.ZodType>(
    schema: (fields: { image: SchemaContext['image'] } & typeof lookups) => Schema,
  ) =>
  ({ image }: SchemaContext) =>
    schema({ image, ...lookups });

export const collections = {
  site: defineCollection({ loader: files('site'), schema: siteSchema }),
  about: defineCollection({ loader: files('about'), schema: bind(aboutSchema) }),
  services: defineCollection({ loader: files('services'), schema: bind(servicesSchema) }),
  testimonials: defineCollection({
    loader: files('testimonials'),
    schema: bind(testimonialsSchema),
  }),
  portfolio: defineCollection({ loader: files('portfolio'), schema: bind(portfolioSchema) }),
  project: defineCollection({ loader: files('project'), schema: bind(projectSchema) }),
  publications: defineCollection({
    loader: files('publications'),
    schema: bind(publicationsSchema),
  }),
};
