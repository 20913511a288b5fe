import { z } from 'zod';
import { requiredText, webAddress } from './field-schemas.ts';

/**
 * Schema of `content/watch.json`: the feeds and pages elsewhere in which the weekly run looks for new articles and videos of
 * the owner, which become drafts.
 */
export const watchSchema = () =>
  z.strictObject({
    sources: z
      .array(
        z.strictObject({
          name: requiredText('Nom'),
          url: webAddress('Adresse').meta({
            hint: 'D’un flux (RSS, Atom), de votre page d’auteure chez un média, ou d’une chaîne YouTube.',
          }),
          /** Whether everything at this URL is the owner's; otherwise, only works that name her as author become drafts. */
          allMine: z.boolean().optional().meta({
            label: 'Tout y est de moi',
            hint: 'Sinon, seul est pris ce qui est signé de votre nom.',
          }),
        }),
      )
      .meta({
        label: 'Pages et flux',
        hint: 'Regardés chaque semaine : ce qui est nouveau devient un brouillon, jamais plus.',
        item: 'Page ou flux',
        summary: 'name',
      }),
    rejected: z.array(webAddress('Adresse')).optional().meta({
      label: 'Ce n’est pas de moi',
      hint: 'Les adresses qui ne seront plus proposées.',
      item: 'Adresse',
    }),
  });

export type Watch = z.infer<ReturnType<typeof watchSchema>>;
