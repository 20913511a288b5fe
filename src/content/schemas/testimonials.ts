import { z } from 'zod';
import { figure, paragraph, text, type Fields } from './fields.ts';

/** `content/testimonials/*.json`: one list a file (spec §3, Testimonial). */
export const testimonialsSchema = (fields: Fields) =>
  z.strictObject({
    testimonials: z
      .array(
        z.strictObject({
          text: paragraph('Témoignage'),
          name: text('Nom'),
          /** What the person does, and where. */
          position: text('Fonction'),
          image: figure(fields, 'Photo').optional(),
        }),
      )
      .min(1, 'cette liste est vide ; ajoutez-y un témoignage')
      .meta({ label: 'Témoignages', item: 'Témoignage', summary: 'name' }),
  });
