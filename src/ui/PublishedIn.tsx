import type { OriginalPublication } from '@/content/item.ts';

interface Props {
  source: OriginalPublication;
  /** Whether it links to the original. */
  linked: boolean;
}

/** The outlet that published an article, and its archived copy where the original is offline. Needs `article.css`. */
export function PublishedIn({ source: { outlet, url, gone }, linked }: Props) {
  const linksToOriginal = linked && url !== undefined;
  return (
    <>
      <p className="article-byline">
        Paru dans <cite translate="no">{outlet}</cite>
        {linksToOriginal && (
          <>
            {'\u00a0· '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              lire l’original<span className="sr-only"> (nouvel onglet)</span>
            </a>
          </>
        )}
      </p>
      {gone && (
        <p className="article-byline">
          L’original n’est plus en ligne
          {gone.copy && (
            <>
              {'\u00a0· '}
              <a href={gone.copy.url} target="_blank" rel="noopener noreferrer">
                copie d’archive du {gone.copy.date}
                <span className="sr-only"> (nouvel onglet)</span>
              </a>
            </>
          )}
        </p>
      )}
    </>
  );
}
