import { useEffect, useState } from 'react';
import type { PortfolioItem } from '@/content/item.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { PhotoTools } from './PhotoTools.tsx';
import { PhotoView } from './PhotoView.tsx';
import { StageCaption } from './StageCaption.tsx';
import { usePhotoStep } from './use-photo-step.ts';

interface Props {
  item: PortfolioItem;
  /** How many photos there are. */
  total: number;
  onShow: (item: PortfolioItem) => void;
}

/** One photo at a time: buttons, arrow keys and swipes lead through them. */
export function PhotoViewer({ item, total, onShow }: Props) {
  const [zoomed, setZoomed] = useState(false);
  const { step, loading, retry } = usePhotoStep({
    item,
    total,
    onShow: (next) => {
      setZoomed(false);
      onShow(next);
    },
  });

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
      <StageCaption item={item} />
      {retry && (
        <NotLoaded
          message="La photo n’a pas pu être chargée. Vérifiez votre connexion."
          className="stage-caption"
          onRetry={retry}
        />
      )}
      <PhotoTools
        position={item.position + 1}
        total={total}
        loading={loading}
        zoomed={zoomed}
        onStep={step}
        onZoom={setZoomed}
      />
    </figure>
  );
}
