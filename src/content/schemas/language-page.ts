import { z } from 'zod';
import { paragraph, requiredText } from './field-schemas.ts';

/**
 * Schema of `content/english.json`, which may be missing: a page in English for newsroom editors who read no French. All of
 * its texts are in English too (spec §2, Entry page in another language).
 */
export const languagePageSchema = () =>
  z.strictObject({
    title: requiredText('Titre').meta({
      hint: 'En anglais, comme tout ici : votre métier et votre ville.',
    }),
    intro: paragraph('Accroche')
      .max(300, 'cette accroche dépasse 300 signes ; raccourcissez-la')
      .meta({ hint: 'Deux phrases.' }),
    biography: paragraph('Courte biographie'),
    services: z
      .array(requiredText('Service'))
      .min(1, 'cette liste est vide ; ajoutez-y un service')
      .meta({ label: 'Services', item: 'Service', hint: 'Une ligne pour chacun.' }),
    contact: paragraph('Comment vous joindre').meta({
      hint: 'Le site met dessous l’e-mail et les numéros de « Identité et contact ».',
    }),
  });

export type LanguagePageContent = z.infer<ReturnType<typeof languagePageSchema>>;
