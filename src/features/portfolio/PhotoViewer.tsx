import { useEffect, useState, useRef } from 'react';
import type { ItemData } from '@/content/item-data.ts';
import { LoadError, useRetryWhenOnline } from './LoadError.tsx';
import { ZoomablePhoto } from './ZoomablePhoto.tsx';
import { StageCaption } from './StageCaption.tsx';
import previousIcon from 'icon:ri-arrow-left-line';
import nextIcon from 'icon:ri-arrow-right-line';
import zoomInIcon from 'icon:ri-zoom-in-line';
import zoomOutIcon from 'icon:ri-zoom-out-line';
import { Icon } from '@/ui/Icon.tsx';
import { afterNextPaint } from '@/lib/wait.ts';
import { loadPhoto } from './fetch-items.ts';

interface Props {
  item: ItemData;
  /** Number of photos in the portfolio. */
  total: number;
  onShow: (item: ItemData) => void;
}

/** Shows one photo at a time; buttons, arrow keys and swipes lead to the others. */
export function PhotoViewer({ item, total, onShow }: Props) {
  const [zoomed, setZoomed] = useState(false);
  const { step, loading, retry } = usePhotoNavigation({
    item,
    total,
    onShow: (next) => {
      setZoomed(false);
      onShow(next);
    },
  });

  useEffect(() => {
    // The arrow keys scroll a zoomed photo.
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

  const stepButton = (by: 1 | -1, label: string, icon: string[]) => (
    <button
      type="button"
      className="stage-button"
      aria-label={label}
      onClick={() => {
        step(by);
      }}
    >
      <Icon paths={icon} />
    </button>
  );

  return (
    <figure className="stage stage-photo">
      {item.picture && (
        <ZoomablePhoto key={item.slug} picture={item.picture} zoomed={zoomed} onSwipe={step} />
      )}
      <StageCaption item={item} />
      {retry && (
        <LoadError
          message="La photo n’a pas pu être chargée. Vérifiez votre connexion."
          className="stage-caption"
          onRetry={retry}
        />
      )}
      {/* In the same place for every photo. */}
      <div className="stage-tools">
        {total > 1 && stepButton(-1, 'Photo précédente', previousIcon)}
        <p role="status" className="px-2 text-sm even-digits">
          {loading ? 'Chargement…' : `Photo ${item.position + 1} sur ${total}`}
        </p>
        {total > 1 && stepButton(1, 'Photo suivante', nextIcon)}
        <button
          type="button"
          className="stage-button ml-auto px-3 text-sm"
          aria-label="Taille réelle"
          aria-pressed={zoomed}
          onClick={() => {
            setZoomed(!zoomed);
          }}
        >
          <Icon paths={zoomed ? zoomOutIcon : zoomInIcon} />
          <span className="stage-label">Taille réelle</span>
        </button>
      </div>
    </figure>
  );
}

/**
 * Loads the next or previous photo, in a loop, and passes it to `onShow`. The current one stays until
 * then.
 *
 * @returns a function that steps, whether a photo is loading, and after a failure one that retries.
 */
function usePhotoNavigation({ item, total, onShow }: Props) {
  const [loading, setLoading] = useState(false);
  const [failedPosition, setFailedPosition] = useState<number>();

  /** Target of the last step; another step may follow before that photo is shown. */
  const target = useRef(item.position);

  const goTo = async (position: number) => {
    target.current = position;
    await afterNextPaint();
    setLoading(true);
    setFailedPosition(undefined);
    const photo = await loadPhoto(position).catch(() => undefined);
    if (target.current !== position) return;
    setLoading(false);
    if (photo) onShow(photo);
    else {
      target.current = item.position;
      setFailedPosition(position);
    }
  };

  useEffect(() => {
    // Preloads the next photo.
    loadPhoto((item.position + 1) % total).catch(() => undefined);
  }, [item.position, total]);

  const retry = failedPosition === undefined ? undefined : () => void goTo(failedPosition);
  useRetryWhenOnline(retry);

  return {
    step: (by: 1 | -1) => void goTo((target.current + by + total) % total),
    loading,
    retry,
  };
}
