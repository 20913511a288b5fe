import type { Source } from '@/content/item.ts';

interface Props {
  source: Source;
}

/** Where to go on reading an article of which the site shows the start alone. Wants `article.css`. */
export function ReadOn({ source: { outlet, url, gone } }: Props) {
  const href = url ?? gone?.copy?.url;
  if (href !== undefined)
    return (
      <p className="article-onward">
        <a className="text-action" href={href} target="_blank" rel="noopener noreferrer">
          <span>
            {gone ? 'Lire l’article dans une copie d’archive' : `Lire l’article chez ${outlet}`}
            <span className="sr-only"> (nouvel onglet)</span>
          </span>
        </a>
      </p>
    );
  if (gone) return null;
  return (
    <p className="article-onward">
      La suite est à lire dans <cite>{outlet}</cite>.
    </p>
  );
}
