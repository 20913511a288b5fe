import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { longDate } from '@/lib/french-date.ts';
import { FormattedText } from '@/ui/FormattedText.tsx';
import { dossierDraft } from './dossier.ts';

/**
 * A dossier as its page will show it, below the address to send.
 *
 * @param addressOf where the page of a key is.
 */
export function dossierPreview(addressOf: (key: string) => string) {
  return function DossierPreview(props: CustomPreviewTemplateProps) {
    const { title, destinataire, date, elements, cle, text, showTitles } = dossierDraft(props);
    const facts = [
      ...(destinataire === undefined ? [] : [`Pour ${destinataire}`]),
      ...(date ? [longDate(date)] : []),
    ];
    return (
      <div className="page-width js py-10">
        <p className="preview-address">
          {cle === undefined
            ? 'L’adresse à envoyer se fait quand vous enregistrez.'
            : addressOf(cle)}
        </p>
        <h1 className="article-title">{title}</h1>
        <p className="article-byline">{facts.join('\u00a0· ')}</p>
        <div className="article-body">
          <FormattedText tree={text} />
          <ol ref={showTitles} className="preview-items">
            {elements.map((name) => (
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
