import { z } from 'zod';
import {
  figure,
  language,
  paragraph,
  requiredText,
  type FieldSchemas,
  webAddress,
} from './field-schemas.ts';

/** Schema of `content/publications.json`: the owner's publications on LinkedIn, whose order gives the cards' ids (spec §3). */
export const publicationsSchema = (fields: FieldSchemas) =>
  z.strictObject({
    publications: z
      .array(
        z.strictObject({
          title: requiredText('Titre'),
          excerpt: paragraph('Extrait'),
          /** Free text, shown as it is; the feed uses it only if it is a full date. */
          date: z
            .string()
            .regex(
              /\b\d{4}\b/,
              'cette date n’a pas d’année ; écrivez-la en entier, comme « 14 octobre 2026 »',
            )
            .meta({
              label: 'Date, en toutes lettres',
              hint: 'Par exemple « 14 octobre 2026 » ; pas « hier », qui sera faux demain.',
            }),
          url: webAddress('Adresse sur LinkedIn'),
          lang: language(),
          /** Without it, the card shows a pattern. */
          backgroundImage: figure(fields, 'Image de couverture').optional(),
        }),
      )
      .min(1, 'cette liste est vide ; ajoutez-y une publication')
      .meta({
        label: 'Publications',
        hint: 'De la plus récente à la plus ancienne.',
        item: 'Publication',
        summary: 'title',
        newestFirst: true,
      }),
  });
