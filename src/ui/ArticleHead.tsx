import type { ItemData } from '@/content/item-data.ts';
import { facetPath } from '@/content/paths.ts';
import { SourceLines } from './SourceLines.tsx';
import { UnbrokenNames } from './FormattedText.tsx';

interface Props {
  item: ItemData;
  /** Level of the title: on a page of its own, or over another. */
  title: 'h1' | 'h2';
  author: string;
  /** As what the author is named, where it isn't « Par ». */
  capacity?: string;
  /** When it was written, in long French form. */
  date: string | undefined;
  /** The same in ISO 8601. */
  day?: string | undefined;
}

/** Head of an article: title, who wrote it, where, when and for whom, then the standfirst. Wants `article.css`. */
export function ArticleHead({ item, title: Title, author, capacity, date, day }: Props) {
  const { title, standfirst, place, source, excerptOnly } = item;
  return (
    <header className="article-head">
      {title !== '' && (
        <Title className="article-title">
          <UnbrokenNames text={title} />
        </Title>
      )}
      <p className="article-byline">
        {capacity === undefined ? (
          'Par '
        ) : (
          <>
            <span>{capacity}</span>
            {'\u202f: '}
          </>
        )}
        <b>{author}</b>
        {place !== undefined && (
          <>
            {'\u00a0· '}
            <a href={facetPath('lieux', place)}>{place}</a>
          </>
        )}
        {date !== undefined && '\u00a0· '}
        {day === undefined ? date : <time dateTime={day}>{date}</time>}
      </p>
      {/* The start of an article ends with the link to the whole. */}
      {source && <SourceLines source={source} leading={!excerptOnly} />}
      {standfirst !== undefined && (
        <p className="article-standfirst">
          <UnbrokenNames text={standfirst} />
        </p>
      )}
    </header>
  );
}
