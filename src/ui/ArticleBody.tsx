import { Fragment, type ReactNode } from 'react';
import type { OriginalPublication } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { facetPath } from '@/content/paths.ts';
import type { Block, TextTree } from '@/content/text/text-tree.ts';
import { Figure } from './Figure.tsx';
import { FormattedText, UnbrokenNames } from './FormattedText.tsx';
import type { ScansData } from '@/content/scans.ts';
import { Picture } from './Picture.tsx';

interface Props {
  item: ItemData;
  /** The `sizes` of the picture. */
  sizes: string;
  /** The start of the text, which stands before the picture on a phone. */
  opening?: TextTree;
  /** The text, or the rest of it; undefined until it is loaded. */
  text: TextTree | undefined;
  /** Level of the article's title: `h1` on its own page. */
  titleLevel: 'h1' | 'h2';
  /** Shown in place of the text until it is loaded. */
  children?: ReactNode;
}

/** Minimum number of paragraphs of a text in which a pull quote is shown: it stands between two of them. */
const MIN_PARAGRAPHS_FOR_QUOTE = 2;

/** Picture, text, pull quote, printed pages and topics of an article. Needs `article.css`. */
export function ArticleBody({ item, sizes, opening, text, titleLevel, children }: Props) {
  const { picture, topics, pullQuote, source, excerptOnly, scans, lang } = item;
  const showsQuote =
    pullQuote !== undefined && text !== undefined && text.length >= MIN_PARAGRAPHS_FOR_QUOTE;
  const middleIndex = showsQuote ? quoteIndex(text) : undefined;
  return (
    <div className="article-body">
      {opening && <FormattedText tree={opening} titleLevel={titleLevel} lang={lang} />}
      {picture && (
        <Figure
          picture={{ ...picture, sizes }}
          lang={lang}
          className={`article-picture ${picture.height > picture.width ? 'article-upright' : ''}`}
        />
      )}
      {text && (
        <FormattedText tree={text.slice(0, middleIndex)} titleLevel={titleLevel} lang={lang} />
      )}
      {/* Hidden from screen readers, which read the sentence in the text. */}
      {showsQuote && (
        <p className="article-quote" lang={lang} aria-hidden="true">
          <UnbrokenNames text={pullQuote} />
        </p>
      )}
      {showsQuote && (
        <FormattedText tree={text.slice(middleIndex)} titleLevel={titleLevel} lang={lang} />
      )}
      {text && excerptOnly && source && <ContinueReadingLink source={source} />}
      {text && scans && source && <Scans scans={scans} outlet={source.outlet} />}
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

/** Returns the index of the block before which the pull quote stands: in the middle, but not below a heading. */
function quoteIndex(text: TextTree): number {
  const middle = Math.ceil(text.length / 2);
  return text.findLastIndex((_, index) => index <= middle && !isHeading(text[index - 1]));
}

const isHeading = (block: Block | undefined) =>
  block !== undefined && 'type' in block && block.type === 'heading';

interface ReadOnProps {
  source: OriginalPublication;
}

/** Link to the whole of an article of which the site shows only the start. Needs `article.css`. */
export function ContinueReadingLink({ source: { outlet, url, gone } }: ReadOnProps) {
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
      La suite est à lire dans <cite translate="no">{outlet}</cite>.
    </p>
  );
}

/**
 * The scans of an article's printed pages. Each is a plain link to its file: browsers enlarge a picture that is opened by
 * itself until newsprint can be read. Needs `article.css`.
 */
function Scans({
  scans: { issue, thumbnail, files },
  outlet,
}: {
  scans: ScansData;
  outlet: string;
}) {
  const first = thumbnail && files[0];
  const others = files.slice(thumbnail ? 1 : 0);
  return (
    <figure className="article-scans">
      {first && (
        <a className="article-scan" href={first.href}>
          <Picture picture={thumbnail} />
          <span className="sr-only"> </span>
          <span className="text-action text-sm">Lire la page en grand</span>
        </a>
      )}
      <figcaption>
        <p>
          {'Sur papier\u202f: '}
          <cite translate="no">{outlet}</cite>
          {issue !== '' && `, ${issue}`}
        </p>
        {others.length > 0 && (
          <ul role="list">
            {others.map(({ href, label, alt }) => (
              <li key={label}>
                <a className="text-action text-sm" href={href}>
                  <span>
                    {label}
                    {alt !== undefined && <span className="sr-only">{`\u202f: ${alt}`}</span>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}
