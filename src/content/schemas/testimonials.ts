import { z } from 'zod';
import { figure, paragraph, requiredText, type Fields } from './fields.ts';

/** `content/testimonials/*.json`: one list per file (spec §3, Testimonial). */
export const testimonialsSchema = (fields: Fields) =>
  z.strictObject({
    testimonials: z
      .array(
        z.strictObject({
          text: paragraph('Témoignage'),
          name: requiredText('Nom'),
          /** The person's job and employer. */
          position: requiredText('Fonction'),
          image: figure(fields, 'Photo').optional(),
        }),
      )
      .min(1, 'cette liste est vide ; ajoutez-y un témoignage')
      .meta({ label: 'Témoignages', item: 'Témoignage', summary: 'name' }),
  });
