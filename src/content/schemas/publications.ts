import { z } from 'zod';
import { figure, paragraph, text, type Fields, webAddress } from './fields.ts';

/** `content/publications.json`: the LinkedIn publication cards (spec §3), whose order gives them their ids. */
export const publicationsSchema = (fields: Fields) =>
  z.strictObject({
    publications: z
      .array(
        z.strictObject({
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
      .meta({
        label: 'Publications',
        hint: 'De la plus récente à la plus ancienne.',
        item: 'Publication',
        summary: 'title',
      }),
  });
