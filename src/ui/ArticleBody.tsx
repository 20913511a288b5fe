import { Fragment, type ReactNode } from 'react';
import type { Source } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { facetPath } from '@/content/paths.ts';
import type { TextTree } from '@/content/text/text-tree.ts';
import { Figure } from './Figure.tsx';
import { FormattedText, UnbrokenNames } from './FormattedText.tsx';

interface Props {
  item: ItemData;
  /** How wide the picture is shown. */
  sizes: string;
  /** The start of the text, where it stands before the picture on a phone. */
  opening?: TextTree;
  /** The text, or the rest of it; nothing as long as it isn't there. */
  text: TextTree | undefined;
  /** What stands for the text until it is there. */
  children?: ReactNode;
}

/** As few paragraphs as a quotation can stand between. */
const DIVISIBLE = 2;

/** Picture, text, quotation and themes of an article. Wants `article.css`. */
export function ArticleBody({ item, sizes, opening, text, children }: Props) {
  const { picture, topics, pullQuote, source, excerptOnly } = item;
  const quoted = pullQuote !== undefined && text !== undefined && text.length >= DIVISIBLE;
  const middle = quoted ? Math.ceil(text.length / 2) : undefined;
  return (
    <div className="article-body">
      {opening && <FormattedText tree={opening} />}
      {picture && (
        <Figure
          picture={{ ...picture, sizes }}
          className={`article-picture ${picture.height > picture.width ? 'article-upright' : ''}`}
        />
      )}
      {text && <FormattedText tree={text.slice(0, middle)} />}
      {/* A screen reader reads the sentence where it stands. */}
      {quoted && (
        <p className="article-quote" aria-hidden="true">
          <UnbrokenNames text={pullQuote} />
        </p>
      )}
      {quoted && <FormattedText tree={text.slice(middle)} />}
      {text && excerptOnly && source && <ReadOnLink source={source} />}
      {children}
      {text && topics && (
        <footer className="article-about">
          {'Thèmes\u202f: '}
          {topics.map((theme, index) => (
            <Fragment key={theme}>
              {index > 0 && ', '}
              <a href={facetPath('themes', theme)}>{theme}</a>
            </Fragment>
          ))}
        </footer>
      )}
    </div>
  );
}

interface ReadOnProps {
  source: Source;
}

/** Where to go on reading an article of which the site shows the start alone. Wants `article.css`. */
export function ReadOnLink({ source: { outlet, url, gone } }: ReadOnProps) {
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
