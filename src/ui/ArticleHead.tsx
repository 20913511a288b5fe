import type { ItemData } from '@/content/item-data.ts';
import { facetPath } from '@/content/paths.ts';
import { PublishedIn } from './PublishedIn.tsx';
import { UnbrokenNames } from './FormattedText.tsx';

interface Props {
  item: ItemData;
  /** `h1` on its own page, `h2` in a dialog. */
  titleLevel: 'h1' | 'h2';
  author: string;
  /** Precedes the author's name instead of « Par ». */
  authorRole?: string;
  /** In long French form. */
  date: string | undefined;
  /** The same in ISO 8601. */
  day?: string | undefined;
}

/** Head of an article: title, byline, source, standfirst and corrections. Needs `article.css`. */
export function ArticleHead({ item, titleLevel: Title, author, authorRole, date, day }: Props) {
  const { title, standfirst, place, source, excerptOnly, lang, corrections = [] } = item;
  return (
    <header className="article-head">
      {title !== '' && (
        <Title className="article-title" lang={lang}>
          <UnbrokenNames text={title} />
        </Title>
      )}
      <p className="article-byline">
        {authorRole === undefined ? (
          'Par '
        ) : (
          <>
            <span>{authorRole}</span>
            {'\u202f: '}
          </>
        )}
        <b translate="no">{author}</b>
        {place !== undefined && (
          <>
            {'\u00a0· '}
            <a href={facetPath('lieux', place)}>{place}</a>
          </>
        )}
        {date !== undefined && '\u00a0· '}
        {day === undefined ? date : <time dateTime={day}>{date}</time>}
      </p>
      {/* Of an excerpt, the link to the original follows the text. */}
      {source && <PublishedIn source={source} linked={!excerptOnly} />}
      {standfirst !== undefined && (
        <p className="article-standfirst" lang={lang}>
          <UnbrokenNames text={standfirst} />
        </p>
      )}
      {corrections.map((correction) => (
        <p key={correction.day + correction.text} className="article-correction">
          <b>
            Correction du <time dateTime={correction.day}>{correction.date}</time>
            {'\u202f:'}
          </b>{' '}
          {correction.text}
        </p>
      ))}
    </header>
  );
}
