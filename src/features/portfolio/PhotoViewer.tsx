import nextIcon from 'icon:ri-arrow-right-line';
import previousIcon from 'icon:ri-arrow-left-line';
import zoomInIcon from 'icon:ri-zoom-in-line';
import zoomOutIcon from 'icon:ri-zoom-out-line';
import { useEffect, useState } from 'react';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import type { PortfolioItem } from './item';
import { useSwipe } from './use-swipe';

interface Props {
  item: PortfolioItem;
  photos: PortfolioItem[];
  onShow: (item: PortfolioItem) => void;
}

/** One photo at a time: buttons, arrow keys and swipes lead through them, zoom shows the full size. */
export function PhotoViewer({ item, photos, onShow }: Props) {
  const [zoomed, setZoomed] = useState(false);
  const index = photos.findIndex(({ slug }) => slug === item.slug);

  const step = (by: number) => {
    const next = photos.at((index + by) % photos.length);
    if (!next) return;
    setZoomed(false);
    onShow(next);
  };
  const swipe = useSwipe(step);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  });

  return (
    <figure className="stage">
      <div className={zoomed ? 'stage-zoomed' : 'stage-fitted'} {...(zoomed ? {} : swipe)}>
        {item.picture && (
          <Picture
            key={item.slug}
            picture={{ ...item.picture, sizes: zoomed ? '1200px' : '100vw' }}
          />
        )}
      </div>
      <figcaption className="stage-caption">
        {item.title !== '' && <h2 className="text-xl">{item.title}</h2>}
        <p className="text-on-band-muted mt-1">{item.description}</p>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <button
            type="button"
            className="stage-button"
            onClick={() => {
              step(-1);
            }}
          >
            <Icon paths={previousIcon} />
            <span className="sr-only">Photo précédente</span>
          </button>
          <p role="status" className="px-2 text-sm tabular-nums">
            Photo {index + 1} sur {photos.length}
          </p>
          <button
            type="button"
            className="stage-button"
            onClick={() => {
              step(1);
            }}
          >
            <Icon paths={nextIcon} />
            <span className="sr-only">Photo suivante</span>
          </button>
          <button
            type="button"
            className="stage-button ml-auto px-3"
            aria-pressed={zoomed}
            onClick={() => {
              setZoomed(!zoomed);
            }}
          >
            <Icon paths={zoomed ? zoomOutIcon : zoomInIcon} />
            Taille réelle
          </button>
        </div>
      </figcaption>
    </figure>
  );
}
