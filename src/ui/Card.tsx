import type { ReactNode } from 'react';
import { cardLine } from '@/content/card-line.ts';
import { summary } from '@/content/editorial.ts';
import { itemName, type PortfolioItem } from '@/content/item.ts';
import { CardAction, type OpenItem } from './CardAction.tsx';
import { Picture } from './Picture.tsx';

interface Props {
  item: PortfolioItem;
  /** A tile of the grid, or a row of the archive, which has room for a long title. */
  layout: 'tile' | 'row';
  /** What stands over the drawn cover of an item without a picture. */
  still?: ReactNode;
  /** Opens the item over the page; without it the link leads there. */
  onOpen?: OpenItem;
}

/** One item of the portfolio: picture or drawn cover, what it is, title, summary, action. Wants `card.css`, a row `card-row.css`. */
export function Card({ item, layout, still, onOpen }: Props) {
  const { category, picture, titreCourt } = item;
  const tile = layout === 'tile';
  const Title = tile ? 'h3' : 'h2';
  const title = (tile && titreCourt) || item.title;
  const article = category === 'Articles' ? 'card-article' : '';
  return (
    <article
      className={`card ${tile ? 'card-tile' : 'card-row'} ${article}`}
      aria-label={itemName(item)}
    >
      <div className={`ndop-cover ${picture ? '' : 'card-drawn'}`}>
        {picture ? <Picture picture={picture} /> : still}
      </div>
      <p className="card-line">{cardLine(item)}</p>
      {title !== '' && <Title className="card-title">{title}</Title>}
      <p className="card-text">{summary(item)}</p>
      <CardAction item={item} onOpen={onOpen} />
    </article>
  );
}
