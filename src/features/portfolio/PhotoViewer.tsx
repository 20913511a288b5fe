import { useEffect, useState, useRef, type PointerEvent } from 'react';
import type { ItemData } from '@/content/item-data.ts';
import { LoadError, useRetryWhenOnline } from './LoadError.tsx';
import { StageCaption } from './StageCaption.tsx';
import previousIcon from 'icon:ri-arrow-left-line';
import nextIcon from 'icon:ri-arrow-right-line';
import zoomInIcon from 'icon:ri-zoom-in-line';
import zoomOutIcon from 'icon:ri-zoom-out-line';
import { Icon } from '@/ui/Icon.tsx';
import { afterNextPaint } from '@/lib/wait.ts';
import { loadPhoto } from './fetch-items.ts';
import type { PictureData } from '@/content/pictures/picture.ts';
import { Picture } from '@/ui/Picture.tsx';
import { swipeStep } from '@/ui/media-viewer.ts';

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
 * Loads the next or the previous photo, then passes it to `onShow`; until then the current photo stays. The first photo
 * follows the last one.
 *
 * @returns a function that goes on or back by one photo, whether a photo is loading, and after a failure a function that
 *   retries.
 */
function usePhotoNavigation({ item, total, onShow }: Props) {
  const [loading, setLoading] = useState(false);
  const [failedPosition, setFailedPosition] = useState<number>();

  /** Position of the photo that was asked for last; the visitor may ask for another before it is shown. */
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

interface ZoomablePhotoProps {
  picture: PictureData;
  /** Whether the photo is shown at its full size and can be scrolled; otherwise it fits. */
  zoomed: boolean;
  onSwipe: (step: 1 | -1) => void;
}

/** Width of the largest version of a picture on the site, in pixels (spec §7). */
const MAX_PICTURE_WIDTH = 1200;

/** The photo of the viewer, fitted or at its full size. */
function ZoomablePhoto({ picture, zoomed, onSwipe }: ZoomablePhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(onSwipe);

  useEffect(() => {
    const { current: element } = frame;
    if (!element || !zoomed) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    element.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [zoomed]);

  if (!zoomed)
    return (
      <div className="stage-frame stage-fitted" {...swipe}>
        <Picture picture={{ ...picture, sizes: '100vw' }} />
      </div>
    );
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <div
      ref={frame}
      className="stage-frame stage-zoomed"
      role="region"
      aria-label="Photo en taille réelle"
      tabIndex={0}
    >
      <Picture picture={{ ...picture, sizes: `${Math.min(MAX_PICTURE_WIDTH, picture.width)}px` }} />
    </div>
  );
}

/**
 * Returns pointer handlers that detect a horizontal swipe with one finger.
 *
 * @param onSwipe called with 1 for a swipe to the left (to the next photo), −1 for one to the right.
 */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<PointerEvent>(undefined);
  const cancel = () => {
    start.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' || !event.isPrimary ? undefined : event;
    },
    onPointerCancel: cancel,
    onPointerUp: (event: PointerEvent) => {
      const step = start.current ? swipeStep(start.current, event) : 0;
      cancel();
      if (step !== 0) onSwipe(step);
    },
  };
}
