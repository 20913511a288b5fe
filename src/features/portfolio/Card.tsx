import { Picture } from '@/ui/Picture.tsx';
import { CardAction } from './CardAction.tsx';
import { itemName, SINGULAR, type PortfolioItem } from '@/domain/portfolio/item.ts';
import { VideoThumbnail } from './VideoThumbnail.tsx';

interface Props {
  item: PortfolioItem;
  onOpen: (item: PortfolioItem, control: HTMLElement) => void;
}

/** One card of the grid: picture or drawn cover, category and date, title, description, action. */
export function Card({ item, onOpen }: Props) {
  const { category, title, description, date, picture, videoUrl } = item;
  const isArticle = category === 'Articles';
  return (
    <article className="card group relative" aria-label={itemName(item)}>
      <div className={`ndop-cover ${picture ? '' : 'aspect-4/3'}`}>
        {picture && <Picture picture={picture} className="relative h-auto w-full" />}
        {!picture && videoUrl !== undefined && <VideoThumbnail videoUrl={videoUrl} />}
      </div>
      <p className="text-highlight-text mt-3 text-xs font-semibold">{SINGULAR[category]}</p>
      {title !== '' && (
        <h3
          className={`mt-1 text-lg leading-snug ${isArticle ? 'js:line-clamp-3' : 'js:line-clamp-2'}`}
        >
          {title}
        </h3>
      )}
      <p className={`text-muted mt-2 text-sm ${isArticle ? 'js:line-clamp-4' : 'js:line-clamp-3'}`}>
        {description}
      </p>
      {date !== undefined && <p className="text-muted mt-2 text-xs">{date}</p>}
      <CardAction item={item} onOpen={onOpen} />
    </article>
  );
}
