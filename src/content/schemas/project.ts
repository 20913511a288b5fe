import { z } from 'zod';
import {
  figure,
  serviceIcon,
  paragraph,
  paragraphs,
  requiredText,
  type FieldSchemas,
  phoneNumber,
  webAddress,
} from './field-schemas.ts';

/** Schema of `content/project.json`: the newsletter project's page (spec §2, Project page). */
export const projectSchema = (fields: FieldSchemas) =>
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
            otherWays: z
              .array(
                z.strictObject({
                  method: requiredText('Moyen de paiement'),
                  number: requiredText('Numéro'),
                  holder: requiredText('Titulaire du compte'),
                }),
              )
              .optional()
              .meta({
                label: 'Autres moyens',
                hint: 'Un autre service de paiement mobile, ou un compte en banque : chacun a son bouton.',
                item: 'Moyen',
                summary: 'method',
              }),
            cardUrl: webAddress('Page de paiement par carte').optional().meta({
              hint: 'Chez le service de votre choix. Le site y mène par un lien, et ne lui demande rien avant.',
            }),
          })
          .meta({ label: 'Faire un don' }),
      })
      .meta({ label: 'Soutien' }),
  });

export type Donation = z.infer<ReturnType<typeof projectSchema>>['support']['donation'];

/** A way to give: a mobile-money service or an account. */
export type WayToGive = NonNullable<Donation['otherWays']>[number];

/** Lists the ways to give, the first one first. */
export function listWaysToGive({
  method,
  phone,
  name,
  otherWays = [],
}: Donation): [WayToGive, ...WayToGive[]] {
  return [{ method, number: phone, holder: name }, ...otherWays];
}
