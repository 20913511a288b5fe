import { useEffect, useState } from 'react';
import { todayLong } from '@/domain/text/french-date.ts';
import { Picture } from '@/ui/Picture.tsx';
import { ArticleText } from './ArticleText.tsx';
import { Comments } from './Comments.tsx';
import { itemName, type PortfolioItem } from '@/domain/portfolio/item.ts';
import { ReaderTools } from './ReaderTools.tsx';
import { useArticle } from './use-article.ts';

interface Props {
  item: PortfolioItem;
  likes: number;
  onLike: () => void;
}

/** The article reader (spec §2, §4). Its state is new for each opening, except for the likes. */
export function ArticleReader({ item, likes, onLike }: Props) {
  const { title, picture, slug, source } = item;
  // The day of reading stands in for a missing date; it is taken once, when the reader opens.
  const [date] = useState(() => item.date ?? todayLong(new Date()));
  const article = useArticle(slug);

  // The address is that of the article's own page: so is the title, for the history and for bookmarks.
  const name = itemName(item);
  useEffect(() => {
    const { title: before } = document;
    document.title = name;
    return () => {
      document.title = before;
    };
  }, [name]);

  return (
    <article>
      {picture && (
        <Picture
          picture={{ ...picture, sizes: '(min-width: 46rem) 46rem, 100vw' }}
          className="reader-cover"
        />
      )}
      <header className="reader-head">
        {title !== '' && <h2 className="text-2xl">{title}</h2>}
        <p className="text-muted text-sm">
          Par <span className="text-ink font-semibold">Rédacteur</span> · {date}
          {source && ` · paru dans ${source.outlet}`}
        </p>
      </header>
      <ArticleText {...article} />
      {/* They wait for the text, which would push them away when it comes. */}
      {article.settled && (
        <>
          <ReaderTools title={title} likes={likes} onLike={onLike} />
          <Comments />
        </>
      )}
    </article>
  );
}
