import { z } from 'zod';
import { serviceIcon, paragraph, requiredText, type Fields } from './fields.ts';

/** `content/services.json`: the services of the home page (spec §3, Service). */
export const servicesSchema = (fields: Fields) =>
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
