import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { longDate } from '@/lib/dates.ts';
import { FormattedText } from '@/ui/FormattedText.tsx';
import { z } from 'zod';
import { parseText } from '@/content/text/parse-text.ts';

/**
 * Creates the preview of a dossier: the page as it will be, below its URL.
 *
 * @param urlOfKey returns the URL of the dossier with that key.
 */
export function createDossierPreview(urlOfKey: (key: string) => string) {
  return function DossierPreview(props: CustomPreviewTemplateProps) {
    const { title, recipient, date, items, key, text, showTitles } = parseDossierDraft(props);
    const facts = [
      ...(recipient === undefined ? [] : [`Pour ${recipient}`]),
      ...(date ? [longDate(date)] : []),
    ];
    return (
      <div className="page-width js py-10">
        <p className="preview-address">
          {key === undefined
            ? 'L’adresse à envoyer se fait quand vous enregistrez.'
            : urlOfKey(key)}
        </p>
        <h1 className="article-title">{title}</h1>
        <p className="article-byline">{facts.join('\u00a0· ')}</p>
        <div className="article-body">
          <FormattedText tree={text} titleLevel="h1" />
          <ol ref={showTitles} className="preview-items">
            {items.map((name) => (
              <li key={name} data-name={name}>
                {name}
              </li>
            ))}
          </ol>
        </div>
      </div>
    );
  };
}

/** Schema of a text field in a dossier that may be incomplete: an empty or invalid value counts as absent. */
const optionalText = z.string().min(1).optional().catch(undefined);

const dossierEntry = z.object({
  data: z.object({
    title: z.string().catch(''),
    recipient: optionalText,
    items: z.array(z.string()).catch([]),
    date: z.string().min(1).pipe(z.coerce.date()).optional().catch(undefined),
    key: optionalText,
    body: z.string().catch(''),
  }),
});

const portfolioEntry = z.object({ data: z.object({ title: z.string().min(1) }) });

/** Parses the dossier in the form, which may be incomplete, and returns what its preview shows. */
function parseDossierDraft({ entry: entryMap, getCollection }: CustomPreviewTemplateProps) {
  const { body, ...data } = dossierEntry.parse(entryMap.toJS()).data;
  return {
    ...data,
    text: parseText(body),
    // Replaces the names of items in the list with their titles, once the editor has found them. It changes the DOM
    // directly: the editor renders previews with its own copy of React, so hooks would fail.
    showTitles: (list: HTMLElement | null) => {
      for (const line of list?.querySelectorAll<HTMLElement>('[data-name]') ?? [])
        void getCollection('portfolio', line.dataset['name']).then((item) => {
          const parsedItem =
            'toJS' in item ? portfolioEntry.safeParse(item.toJS()).data : undefined;
          if (parsedItem) line.textContent = parsedItem.data.title;
        });
    },
  };
}
