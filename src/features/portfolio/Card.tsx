import { Picture } from '@/ui/Picture';
import { CardAction } from './CardAction';
import { SINGULAR, type PortfolioItem } from './item';

interface Props {
  item: PortfolioItem;
  onOpen: (item: PortfolioItem) => void;
}

/** One card of the grid: picture or drawn cover, category and date, title, description, action. */
export function Card({ item, onOpen }: Props) {
  const { category, title, description, date, picture } = item;
  const isArticle = category === 'Articles';
  return (
    <article className="card group relative">
      <div className={`ndop-cover ${picture ? '' : 'aspect-4/3'}`}>
        {picture && <Picture picture={picture} className="relative h-auto w-full" />}
      </div>
      <p className="text-highlight-text mt-3 text-xs font-semibold">{SINGULAR[category]}</p>
      {title !== '' && (
        <h3 className={`mt-1 text-lg leading-snug ${isArticle ? 'line-clamp-3' : 'line-clamp-2'}`}>
          {title}
        </h3>
      )}
      <p className={`text-muted mt-2 text-sm ${isArticle ? 'line-clamp-4' : 'line-clamp-3'}`}>
        {description}
      </p>
      {date !== undefined && <p className="text-muted mt-2 text-xs">{date}</p>}
      <CardAction item={item} onOpen={onOpen} />
    </article>
  );
}
