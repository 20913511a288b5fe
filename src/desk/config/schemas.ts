import { z } from 'zod';
import { aboutSchema } from '../../schemas/about.ts';
import { iconField } from '../../schemas/fields.ts';
import { portfolioSchema } from '../../schemas/portfolio.ts';
import { projectSchema } from '../../schemas/project.ts';
import { publicationsSchema } from '../../schemas/publications.ts';
import { servicesSchema } from '../../schemas/services.ts';
import { siteSchema } from '../../schemas/site.ts';
import { testimonialsSchema } from '../../schemas/testimonials.ts';

/**
 * The schemas of the content, as the desk sees them: files are chosen there, and shown; an icon's name
 * is typed.
 *
 * @param isIconName whether the icon set has an icon of that name.
 */
export function deskSchemas(isIconName: (name: string) => boolean = () => true) {
  const fields = {
    image: () => z.string().min(1, 'l’image manque ; choisissez-la').meta({ file: 'image' }),
    file: z.string().min(1, 'le fichier manque ; choisissez-le').meta({ file: 'any' }),
    icon: iconField(isIconName).regex(
      /^ri-[a-z0-9-]+$/,
      'ce n’est pas un nom d’icône ; prenez-le sur remixicon.com, précédé de « ri- »',
    ),
  };
  return {
    site: siteSchema(),
    about: aboutSchema(fields),
    services: servicesSchema(fields),
    testimonials: testimonialsSchema(fields),
    portfolio: portfolioSchema(fields),
    project: projectSchema(fields),
    publications: publicationsSchema(fields),
  };
}

type DeskSchemas = ReturnType<typeof deskSchemas>;

/**
 * The schema of a content file.
 *
 * @param path of the file, from the root of the site.
 * @throws Error for a file that the desk doesn't edit.
 */
export function schemaOf(schemas: DeskSchemas, path: string): z.ZodType {
  const [collection] = path.replace(/^content\//, '').split(/[./]/);
  const found = Object.entries(schemas).find(([name]) => name === collection);
  if (!found) throw new Error(`The desk doesn't edit ${path}.`);
  return found[1];
}
