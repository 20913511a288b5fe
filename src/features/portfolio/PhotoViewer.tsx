import { useEffect, useState } from 'react';
import type { PortfolioItem } from './item';
import { PhotoTools } from './PhotoTools';
import { PhotoView } from './PhotoView';

interface Props {
  item: PortfolioItem;
  photos: PortfolioItem[];
  onShow: (item: PortfolioItem) => void;
}

/** One photo at a time: buttons, arrow keys and swipes lead through them, round and round. */
export function PhotoViewer({ item, photos, onShow }: Props) {
  const [zoomed, setZoomed] = useState(false);
  const index = photos.findIndex(({ slug }) => slug === item.slug);

  const step = (by: 1 | -1) => {
    const next = photos.at((index + by) % photos.length);
    if (!next) return;
    setZoomed(false);
    onShow(next);
  };

  useEffect(() => {
    // Over a photo at its real size the arrows move the photo.
    if (zoomed) return undefined;
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  });

  return (
    <figure className="stage stage-photo">
      {item.picture && (
        <PhotoView key={item.slug} picture={item.picture} zoomed={zoomed} onSwipe={step} />
      )}
      <figcaption className="stage-caption">
        {item.title !== '' && <h2 className="text-xl">{item.title}</h2>}
        <p className="stage-description">{item.description}</p>
      </figcaption>
      <PhotoTools
        position={index + 1}
        total={photos.length}
        zoomed={zoomed}
        onStep={step}
        onZoom={setZoomed}
      />
    </figure>
  );
}
