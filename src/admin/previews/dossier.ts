import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { z } from 'zod';
import { parseText, type TextTree } from '@/content/text/text-tree.ts';

/** Half-written entries are shown too: what doesn't fit counts as absent. */
const text = z.string().min(1).optional().catch(undefined);

const entry = z.object({
  data: z.object({
    title: z.string().catch(''),
    destinataire: text,
    elements: z.array(z.string()).catch([]),
    date: z.string().min(1).pipe(z.coerce.date()).optional().catch(undefined),
    cle: text,
    body: z.string().catch(''),
  }),
});

const item = z.object({ data: z.object({ title: z.string().min(1) }) });

/** A dossier while it is being written. */
type Draft = Omit<z.infer<typeof entry>['data'], 'body'> & {
  text: TextTree;
  /** Puts the titles of its items into a list of their names, as soon as they are found. */
  showTitles: (list: HTMLElement | null) => void;
};

/** What the preview shows of what is being written. */
export function dossierDraft({ entry: map, getCollection }: CustomPreviewTemplateProps): Draft {
  const { body, ...data } = entry.parse(map.toJS()).data;
  return {
    ...data,
    text: parseText(body),
    // The editor renders this with a React of its own: state would belong to another one.
    showTitles: (list) => {
      for (const line of list?.querySelectorAll<HTMLElement>('[data-name]') ?? [])
        void getCollection('portfolio', line.dataset['name']).then((found) => {
          const written = 'toJS' in found ? item.safeParse(found.toJS()).data : undefined;
          if (written) line.textContent = written.data.title;
        });
    },
  };
}
