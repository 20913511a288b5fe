import { z } from 'zod';
import {
  figure,
  language,
  paragraph,
  type FieldSchemas,
  serviceIcon,
  requiredText,
} from './field-schemas.ts';

/** Schema of `content/about.json`: three biography paragraphs, portrait, CV file (spec §2, About). */
export const aboutSchema = (fields: FieldSchemas) =>
  z.strictObject({
    portrait: figure(fields, 'Portrait'),
    paragraphs: z
      .array(paragraph('Paragraphe'))
      .length(3, 'la biographie compte exactement trois paragraphes ; ajoutez ou retirez-en')
      .meta({ label: 'Biographie', item: 'Paragraphe' }),
    cv: fields.file
      .refine((path) => path.endsWith('.pdf'), 'ce n’est pas un PDF ; enregistrez le CV en PDF')
      .meta({ label: 'CV (fichier PDF)', accept: '.pdf', storedBeside: true }),
  });

/** Schema of `content/services.json`: the services of the home page (spec §3, Service). */
export const servicesSchema = (fields: FieldSchemas) =>
  z.strictObject({
    services: z
      .array(
        z.strictObject({
          icon: serviceIcon(fields),
          title: requiredText('Titre'),
          description: paragraph('Description'),
        }),
      )
      .min(1, 'cette liste est vide ; ajoutez-y un service')
      .meta({ label: 'Services', item: 'Service', summary: 'title' }),
  });

/** Schema of `content/testimonials/*.json`: each file is one list of testimonials (spec §3, Testimonial). */
export const testimonialsSchema = (fields: FieldSchemas) =>
  z.strictObject({
    testimonials: z
      .array(
        z.strictObject({
          text: paragraph('Témoignage'),
          name: requiredText('Nom'),
          /** The person's job and employer. */
          position: requiredText('Fonction'),
          /** Language of the testimonial. */
          lang: language(),
          image: figure(fields, 'Photo').optional(),
        }),
      )
      .min(1, 'cette liste est vide ; ajoutez-y un témoignage')
      .meta({ label: 'Témoignages', item: 'Témoignage', summary: 'name' }),
  });
