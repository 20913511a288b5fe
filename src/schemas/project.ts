import { z } from 'zod';
import { figure, text, texts, type Fields } from './fields.ts';
import { phoneNumber } from './links.ts';

/** `content/project.json`: the newsletter project's page (spec §2, Project page). */
export const projectSchema = <Image extends z.ZodType>(fields: Fields<Image>) =>
  z.strictObject({
    name: text('Nom du projet'),
    title: text('Titre de la page'),
    description: text('Description pour les moteurs de recherche').max(
      170,
      'ce texte dépasse 170 signes ; raccourcissez-le',
    ),
    photo: figure(fields, 'Photo'),
    mission: z
      .array(text('Paragraphe'))
      .min(4, 'il faut au moins quatre paragraphes : les objectifs suivent le quatrième')
      .meta({ label: 'Mission' }),
    goals: z
      .array(text('Objectif'))
      .length(4, 'le projet a exactement quatre objectifs ; ajoutez ou retirez-en')
      .meta({ label: 'Objectifs' }),
    closing: text('Paragraphe de conclusion'),
    support: z
      .strictObject({
        intro: texts('Introduction', 'Paragraphe'),
        services: z
          .array(
            z.strictObject({
              icon: fields.icon.meta({ label: 'Icône' }),
              title: text('Titre'),
            }),
          )
          .min(1, 'cette liste est vide ; ajoutez-y un service')
          .meta({ label: 'Services proposés' }),
        donation: z
          .strictObject({
            method: text('Moyen de paiement'),
            phone: phoneNumber('Numéro'),
            name: text('Titulaire du compte'),
            thanks: text('Remerciement'),
          })
          .meta({ label: 'Faire un don' }),
      })
      .meta({ label: 'Soutien' }),
  });
