import type { Source } from '@/domain/portfolio/item.ts';

interface Props {
  source: Source;
}

/** Where to go on reading an article of which the site shows the start alone. Wants `article.css`. */
export function ReadOn({ source: { outlet, url } }: Props) {
  return (
    <p className="article-onward">
      {url === undefined ? (
        <>
          La suite est à lire dans <cite>{outlet}</cite>.
        </>
      ) : (
        <a className="text-action" href={url} target="_blank" rel="noopener noreferrer">
          <span>
            Lire l’article chez {outlet}
            <span className="sr-only"> (nouvel onglet)</span>
          </span>
        </a>
      )}
    </p>
  );
}
