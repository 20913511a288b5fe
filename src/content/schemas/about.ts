import { z } from 'zod';
import { figure, paragraph, type Fields } from './fields.ts';

/** `content/about.json`: three biography paragraphs, portrait, CV file (spec §2, About). */
export const aboutSchema = (fields: Fields) =>
  z.strictObject({
    portrait: figure(fields, 'Portrait'),
    paragraphs: z
      .array(paragraph('Paragraphe'))
      .length(3, 'la biographie compte exactement trois paragraphes ; ajoutez ou retirez-en')
      .meta({ label: 'Biographie', item: 'Paragraphe' }),
    cv: fields.file
      .refine((path) => path.endsWith('.pdf'), 'ce n’est pas un PDF ; enregistrez le CV en PDF')
      .meta({ label: 'CV (fichier PDF)', accept: '.pdf', storedBeside: true }),
  });
