import { useEffect, useState } from 'react';
import { todayLong } from '@/lib/french-date.ts';
import { itemName, type PortfolioItem } from '@/content/item.ts';
import { articleDataPath } from '@/content/paths.ts';
import { ArticleHead } from '@/ui/ArticleHead.tsx';
import { Comments } from './Comments.tsx';
import { ReaderText } from './ReaderText.tsx';
import { ReaderTools } from './ReaderTools.tsx';
import { useText } from './use-text.ts';

interface Props {
  item: PortfolioItem;
  /** Name of the owner. */
  author: string;
  likes: number;
  onLike: () => void;
}

/** The article reader (spec §2, §4). Its state is new for each opening, except for the likes. */
export function ArticleReader({ item, author, likes, onLike }: Props) {
  const { title, slug } = item;
  // The day of reading stands in for a missing date; it is taken once, when the reader opens.
  const [date] = useState(() => item.date ?? todayLong(new Date()));
  const article = useText(articleDataPath(slug));

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
      <ArticleHead item={item} title="h2" author={author} capacity="Rédacteur" date={date} />
      <ReaderText item={item} {...article} />
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
