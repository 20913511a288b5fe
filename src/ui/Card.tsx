import type { ReactNode, MouseEvent } from 'react';
import { formatCardFacts, itemName, standfirstOrText } from '@/content/item.ts';
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
  /** Shown over the drawn cover of an item without a picture. */
  thumbnail?: ReactNode;
  /** Opens the item over the page; without it, the card's link leads to the item's page or file. */
  onOpen?: OpenItem | undefined;
}

/**
 * One item of the portfolio: picture or drawn cover, category and date, title, summary, action. Needs `card.css` and, for a
 * row, `card-row.css`.
 */
export function Card({ item, layout, thumbnail, onOpen }: Props) {
  const { category, picture, shortTitle, lang } = item;
  const isTile = layout === 'tile';
  const Title = isTile ? 'h3' : 'h2';
  const title = (isTile && shortTitle) || item.title;
  const articleClass = category === 'Articles' ? 'card-article' : '';
  return (
    <article
      className={`card ${isTile ? 'card-tile' : 'card-row'} ${articleClass}`}
      aria-label={itemName(item)}
    >
      <div className={`ndop-cover ${picture ? '' : 'card-drawn'}`}>
        {picture ? <Picture picture={picture} /> : thumbnail}
      </div>
      <p className="card-line">{formatCardFacts(item)}</p>
      {title !== '' && (
        <Title className="card-title" lang={lang}>
          {title}
        </Title>
      )}
      <p className="card-text" lang={lang}>
        {standfirstOrText(item)}
      </p>
      <CardAction item={item} onOpen={onOpen} />
    </article>
  );
}

/** Callback for a click on the control of a card: opens the item's modal. `event` is that click. */
type OpenItem = (item: ItemData, event: MouseEvent<HTMLElement>) => void;

type CardActionProps = Pick<Props, 'item' | 'onOpen'>;

/**
 * The link of a card, which works without script. For a video or a photo it covers the whole card; an article opens
 * through the link alone (spec §2, Portfolio modals).
 */
function CardAction({ item, onOpen }: CardActionProps) {
  const { category, slug, picture, videoUrl } = item;
  const hiddenName = (
    <span className="sr-only" lang={item.lang}>
      {' '}
      : {itemName(item)}
    </span>
  );
  const open =
    onOpen &&
    ((event: MouseEvent<HTMLElement>) => {
      const { currentTarget: control, ctrlKey, metaKey, shiftKey } = event;
      // With a modifier key the browser opens the link in another tab or window.
      if (control instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) return;
      event.preventDefault();
      onOpen(item, event);
    });

  const { label, icon, href } = {
    // The link that opens the reader has the spec's exact label.
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
          {hiddenName}
        </span>
      </a>
    );
  // In the editor's preview, a photo may not be chosen yet.
  if (category !== 'Vidéos') return null;
  const comingSoon = 'Vidéo bientôt disponible';
  if (!open) return <p className="card-soon">{comingSoon}</p>;
  return (
    <button type="button" className="card-cover card-soon no-js:hidden" onClick={open}>
      {comingSoon}
      {hiddenName}
    </button>
  );
}
