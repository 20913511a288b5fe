import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { longDate } from '@/lib/dates.ts';
import { FormattedText } from '@/ui/FormattedText.tsx';
import { z } from 'zod';
import { parseText, type TextTree } from '@/content/text/text-tree.ts';

/**
 * A dossier as its page will show it, below the address to send.
 *
 * @param urlOfKey where the page of a key is.
 */
export function createDossierPreview(urlOfKey: (key: string) => string) {
  return function DossierPreview(props: CustomPreviewTemplateProps) {
    const {
      title,
      recipient,
      date,
      items,
      key,
      text: optionalText,
      showTitles,
    } = parseDossierDraft(props);
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
          <FormattedText tree={optionalText} />
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

/** Half-written entries are shown too: what doesn't fit counts as absent. */
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

/** A dossier while it is being written. */
type DossierDraft = Omit<z.infer<typeof dossierEntry>['data'], 'body'> & {
  text: TextTree;
  /** Puts the titles of its items into a list of their names, as soon as they are found. */
  showTitles: (list: HTMLElement | null) => void;
};

/** What the preview shows of what is being written. */
function parseDossierDraft({
  entry: entryMap,
  getCollection,
}: CustomPreviewTemplateProps): DossierDraft {
  const { body, ...data } = dossierEntry.parse(entryMap.toJS()).data;
  return {
    ...data,
    text: parseText(body),
    // The editor renders this with a React of its own: state would belong to another one.
    showTitles: (list) => {
      for (const line of list?.querySelectorAll<HTMLElement>('[data-name]') ?? [])
        void getCollection('portfolio', line.dataset['name']).then((portfolioItem) => {
          const parsedItem =
            'toJS' in portfolioItem
              ? portfolioEntry.safeParse(portfolioItem.toJS()).data
              : undefined;
          if (parsedItem) line.textContent = parsedItem.data.title;
        });
    },
  };
}
