import { z } from 'zod';
import { figure, paragraph, text, type Fields } from './fields.ts';
import { webAddress } from './links.ts';

/** `content/publications.json`: the ten LinkedIn publication cards (spec §3). */
export const publicationsSchema = (fields: Fields) =>
  z.strictObject({
    publications: z
      .array(
        z.strictObject({
          id: z
            .string()
            .regex(
              /^article-\d$/,
              'ce n’est pas un repère de publication ; écrivez « article-0 » à « article-9 »',
            )
            .meta({
              label: 'Repère',
              hint: 'De « article-0 » à « article-9 », chacun une seule fois.',
            }),
          title: text('Titre'),
          excerpt: paragraph('Extrait'),
          /** As it is shown; the feed has it too when it names a day. */
          date: text('Date, en toutes lettres').meta({
            hint: 'Par exemple « 14 octobre 2026 ».',
          }),
          url: webAddress('Adresse sur LinkedIn'),
          /** Without it the card has the site's own cover. */
          backgroundImage: figure(fields, 'Image de couverture').optional(),
        }),
      )
      .min(1, 'cette liste est vide ; ajoutez-y une publication')
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
        error: 'deux publications ont le même repère ; changez l’un des deux',
      })
      .meta({
        label: 'Publications',
        hint: 'De la plus récente à la plus ancienne.',
        item: 'Publication',
        summary: 'title',
      }),
  });
