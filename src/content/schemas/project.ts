import { z } from 'zod';
import {
  figure,
  serviceIcon,
  paragraph,
  paragraphs,
  requiredText,
  type Fields,
  phoneNumber,
} from './fields.ts';

/** `content/project.json`: the newsletter project's page (spec §2, Project page). */
export const projectSchema = (fields: Fields) =>
  z.strictObject({
    name: requiredText('Nom du projet'),
    title: requiredText('Titre de la page'),
    pitch: paragraph('Phrase d’accroche')
      .max(200, 'cette phrase dépasse 200 signes ; raccourcissez-la')
      .optional()
      .meta({ hint: 'Sous le titre : ce que la lettre promet à qui la lit.' }),
    description: paragraph('Description pour les moteurs de recherche').max(
      170,
      'ce texte dépasse 170 signes ; raccourcissez-le',
    ),
    photo: figure(fields, 'Photo'),
    /** The goals are shown after the fourth paragraph. */
    mission: z
      .array(paragraph('Paragraphe'))
      .min(4, 'il faut au moins quatre paragraphes : les objectifs suivent le quatrième')
      .meta({ label: 'Mission', item: 'Paragraphe' }),
    goals: z
      .array(paragraph('Objectif'))
      .length(4, 'le projet a exactement quatre objectifs ; ajoutez ou retirez-en')
      .meta({ label: 'Objectifs', item: 'Objectif' }),
    /** Shown below the publications. */
    closing: paragraph('Paragraphe de conclusion'),
    support: z
      .strictObject({
        intro: paragraphs('Introduction', 'Paragraphe'),
        services: z
          .array(
            z.strictObject({
              icon: serviceIcon(fields),
              title: requiredText('Titre'),
            }),
          )
          .min(1, 'cette liste est vide ; ajoutez-y un service')
          .meta({ label: 'Services proposés', item: 'Service', summary: 'title' }),
        donation: z
          .strictObject({
            /** The mobile-money service. */
            method: requiredText('Moyen de paiement'),
            phone: phoneNumber('Numéro'),
            name: requiredText('Titulaire du compte'),
            thanks: paragraph('Remerciement'),
          })
          .meta({ label: 'Faire un don' }),
      })
      .meta({ label: 'Soutien' }),
  });
