import { z } from 'zod';
import { text, type Fields } from './fields.ts';

/** `content/services.json`: the services of the home page (spec §3, Service). */
export const servicesSchema = <Image extends z.ZodType>({ icon }: Fields<Image>) =>
  z.strictObject({
    services: z
      .array(
        z.strictObject({
          icon: icon.meta({ label: 'Icône', hint: 'Un nom de la collection Remix Icon.' }),
          title: text('Titre'),
          description: text('Description'),
        }),
      )
      .min(1, 'cette liste est vide ; ajoutez-y un service')
      .meta({ label: 'Services' }),
  });
