import enlargeIcon from 'icon:ri-zoom-in-line';
import playIcon from 'icon:ri-play-circle-line';
import readIcon from 'icon:ri-article-line';
import type { MouseEvent } from 'react';
import { Icon } from '@/ui/Icon.tsx';
import { itemName, type PortfolioItem } from '@/domain/portfolio/item.ts';
import { articlePath } from '@/domain/portfolio/paths.ts';

interface Props {
  item: PortfolioItem;
  onOpen: (item: PortfolioItem, control: HTMLElement) => void;
}

/**
 * What a card leads to: links that work without script. That of a video or a photo covers its whole
 * card; an article opens through its own alone (spec §2, Portfolio modals).
 */
export function CardAction({ item, onOpen }: Props) {
  const name = <span className="sr-only"> : {itemName(item)}</span>;
  const open = (event: MouseEvent<HTMLElement>) => {
    const { currentTarget: control, ctrlKey, metaKey, shiftKey } = event;
    // A link that is asked for in another tab or window goes there.
    if (control instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) return;
    event.preventDefault();
    onOpen(item, control);
  };

  if (item.category === 'Articles')
    return (
      <a className="text-action card-read text-sm" href={articlePath(item.slug)} onClick={open}>
        <Icon paths={readIcon} />
        <span>Lire l'article{name}</span>
      </a>
    );
  if (item.category === 'Photos')
    return (
      <a className="text-action card-cover text-sm" href={item.picture?.src} onClick={open}>
        <Icon paths={enlargeIcon} />
        <span>Agrandir{name}</span>
      </a>
    );
  if (item.videoUrl === undefined)
    return (
      <button
        type="button"
        className="card-cover text-muted no-js:hidden min-h-11 text-left text-sm"
        onClick={open}
      >
        Vidéo bientôt disponible{name}
      </button>
    );
  return (
    <a
      className="text-action card-cover text-sm"
      href={item.videoUrl}
      target="_blank"
      rel="noopener noreferrer"
      onClick={open}
    >
      <Icon paths={playIcon} />
      <span>Voir la vidéo{name}</span>
    </a>
  );
}
