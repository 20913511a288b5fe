import { z } from 'zod';
import { day, paragraph, requiredText } from './field-schemas.ts';

/** Longest biography that is accepted, as a multiple of the number of words that its label names. */
const TOLERANCE = 1.2;

/** @param target its length in words. */
const biography = (target: number) =>
  paragraph(`En ${target} mots`).refine((text) => countWords(text) <= target * TOLERANCE, {
    error: ({ input }) =>
      `cette biographie compte ${countWords(String(input))} mots ; ramenez-la à ${target} environ`,
  });

const countWords = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const biographies = (label: string) =>
  z.strictObject({ short: biography(50), long: biography(100) }).meta({ label });

const texts = (label: string, item: string) =>
  z
    .array(requiredText(item))
    .min(1, 'cette liste est vide ; ajoutez-y une entrée')
    .meta({ label, item });

/**
 * Schema of `content/sheet.json`, which may be missing: the fact sheet for newsrooms, with what they ask before they
 * commission work (spec §2, Editors’ sheet).
 */
export const sheetSchema = () =>
  z.strictObject({
    languages: z
      .array(
        z.strictObject({
          name: requiredText('Langue'),
          level: requiredText('Usage').optional().meta({ hint: 'Comme « écrite et parlée ».' }),
        }),
      )
      .min(1, 'cette liste est vide ; ajoutez-y une langue')
      .meta({ label: 'Langues', item: 'Langue', summary: 'name' }),
    beats: texts('Sujets', 'Sujet'),
    places: texts('Terrain', 'Lieu'),
    kit: texts('Matériel', 'Appareil').optional(),
    pressCard: requiredText('Carte de presse').optional(),
    safetyTraining: requiredText('Formation à la sécurité').optional(),
    awards: texts('Prix', 'Prix').optional(),
    dayRate: requiredText('Tarif à la journée').optional().meta({ hint: 'Comme « sur demande ».' }),
    availableFrom: day().optional().meta({
      label: 'Disponible à partir du',
      hint: 'Ce jour passé, la ligne disparaît.',
    }),
    biographies: z
      .strictObject({
        fr: biographies('En français'),
        en: biographies('En anglais').optional(),
      })
      .meta({ label: 'Biographies' }),
    /** The slugs of portfolio items; the page leaves out those that aren't online, which the verifier names. */
    pieces: z
      .array(z.string().meta({ label: 'Élément' }))
      .min(1, 'cette liste est vide ; choisissez-y un élément')
      .max(3, 'la fiche montre trois éléments au plus ; retirez les autres')
      .meta({
        label: 'Trois éléments',
        hint: 'Ceux qu’une rédaction doit voir d’abord.',
        item: 'Élément',
        entriesOf: 'portfolio',
        searchFields: ['title', 'standfirst', 'topics', 'outlet'],
      }),
  });

export type EditorsSheet = z.infer<ReturnType<typeof sheetSchema>>;
