import type { ReactNode, MouseEvent } from 'react';
import { cardLine, itemName, standfirstOrText } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { Picture } from './Picture.tsx';
import enlargeIcon from 'icon:ri-zoom-in-line';
import playIcon from 'icon:ri-play-circle-line';
import readIcon from 'icon:ri-article-line';
import { articleDataPath, articlePath } from '@/content/paths.ts';
import { Icon } from './Icon.tsx';

interface Props {
  item: ItemData;
  /** A tile of the grid, or a row of the archive, which has room for a long title. */
  layout: 'tile' | 'row';
  /** What stands over the drawn cover of an item without a picture. */
  still?: ReactNode;
  /** Opens the item over the page; without it the link leads there. */
  onOpen?: OpenItem;
}

/** One item of the portfolio: picture or drawn cover, what it is, title, summary, action. Wants `card.css`, a row `card-row.css`. */
export function Card({ item, layout, still, onOpen }: Props) {
  const { category, picture, shortTitle } = item;
  const tile = layout === 'tile';
  const Title = tile ? 'h3' : 'h2';
  const title = (tile && shortTitle) || item.title;
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
      <p className="card-text">{standfirstOrText(item)}</p>
      <CardAction item={item} onOpen={onOpen} />
    </article>
  );
}

/** Opens an item for a click on the control that `event` is of. */
type OpenItem = (item: ItemData, event: MouseEvent<HTMLElement>) => void;

interface CardActionProps {
  item: ItemData;
  /** Opens the item over the page; without it the link leads there. */
  onOpen: OpenItem | undefined;
}

/**
 * What a card leads to: links that work without script. That of a video or a photo covers its whole
 * card; an article opens through its own alone (spec §2, Portfolio modals).
 */
function CardAction({ item, onOpen }: CardActionProps) {
  const { category, slug, picture, videoUrl } = item;
  const name = <span className="sr-only"> : {itemName(item)}</span>;
  const open =
    onOpen &&
    ((event: MouseEvent<HTMLElement>) => {
      const { currentTarget: control, ctrlKey, metaKey, shiftKey } = event;
      // A link that is asked for in another tab or window goes there.
      if (control instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) return;
      event.preventDefault();
      onOpen(item, event);
    });

  const { label, icon, href } = {
    // What opens the reader is called to the letter as the spec says.
    Articles: {
      label: open ? "Lire l'article" : 'Lire l’article',
      icon: readIcon,
      href: articlePath(slug),
    },
    Vidéos: { label: 'Voir la vidéo', icon: playIcon, href: videoUrl },
    Photos: { label: 'Agrandir', icon: enlargeIcon, href: picture?.src },
  }[category];

  if (href !== undefined)
    return (
      <a
        className={`text-action text-sm ${category === 'Articles' ? 'card-read' : 'card-cover'}`}
        href={href}
        data-needs={open && category === 'Articles' ? articleDataPath(slug) : undefined}
        {...(category === 'Vidéos' && { target: '_blank', rel: 'noopener noreferrer' })}
        onClick={open}
      >
        <Icon paths={icon} />
        <span>
          {label}
          {name}
        </span>
      </a>
    );
  // In the desk, a photo may still have to be chosen.
  if (category !== 'Vidéos') return null;
  const soon = 'Vidéo bientôt disponible';
  if (!open) return <p className="card-soon">{soon}</p>;
  return (
    <button type="button" className="card-cover card-soon no-js:hidden" onClick={open}>
      {soon}
      {name}
    </button>
  );
}
