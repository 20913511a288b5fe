import { z } from 'zod';
import { generateSecretKey, isUnguessableKey } from '../../lib/dossier-key.ts';
import { day, requiredText } from './field-schemas.ts';

/** Schema of the key, the secret part of a dossier's URL. If it is missing or easy to guess, the error message proposes one. */
const key = z
  .string({
    error: () => `la clé de l’adresse manque ; ajoutez la ligne « key: "${generateSecretKey()}" »`,
  })
  .refine(isUnguessableKey, {
    error: () =>
      `cette clé se devine ; écrivez « key: "${generateSecretKey()}" », qui vient d’être tirée au sort`,
  })
  .meta({
    label: 'Clé de l’adresse',
    hint: 'Le bureau la tire au sort quand vous enregistrez. Pour que l’ancienne adresse ne mène plus nulle part, effacez-la : il en tire une autre.',
    generated: true,
  });

/**
 * Schema of the front matter of `content/dossiers/*.md`: a selection of portfolio items for one recipient, at a secret URL.
 * The text below the front matter is a message to that recipient.
 */
export const dossiersSchema = () =>
  z
    .strictObject({
      title: requiredText('Titre'),
      recipient: requiredText('Destinataire')
        .max(80, 'ce destinataire dépasse 80 signes ; raccourcissez-le')
        .optional()
        .meta({ hint: 'Un média, ou une personne : la page dit « Pour… ».' }),
      /** The slugs of portfolio items. */
      items: z
        .array(z.string().meta({ label: 'Élément' }))
        .min(1, 'ce dossier est vide ; choisissez-y un élément')
        .refine((names) => new Set(names).size === names.length, {
          error: 'un élément y est deux fois ; retirez-en un',
        })
        .meta({
          label: 'Éléments',
          hint: 'Articles, vidéos et photos, dans l’ordre où vous les choisissez. Un mot du titre, du chapô, d’un thème ou du média les retrouve.',
          item: 'Élément',
          entriesOf: 'portfolio',
          searchFields: ['title', 'standfirst', 'topics', 'outlet'],
        }),
      date: day().optional().meta({
        label: 'Date',
        hint: 'Le jour où vous l’envoyez. Un jour à venir : sa page n’existera que ce jour-là.',
      }),
      lastDay: day().optional().meta({
        label: 'Dernier jour',
        hint: 'Le lendemain, sa page n’existe plus. Sans dernier jour, elle reste.',
      }),
      draft: z.boolean().optional().meta({
        label: 'Brouillon',
        hint: 'Un brouillon n’a pas de page.',
      }),
      key,
    })
    .refine(({ date, lastDay }) => date === undefined || lastDay === undefined || lastDay >= date, {
      path: ['lastDay'],
      error: 'ce dernier jour vient avant la date ; corrigez l’un des deux',
    });
