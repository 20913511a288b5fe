import { useEffect, useRef, type PointerEvent } from 'react';
import type { PictureData } from '@/content/pictures/picture.ts';
import { Picture } from '@/ui/Picture.tsx';
import { swipeStep } from '@/ui/swipe.ts';

interface Props {
  picture: PictureData;
  /** Whether the photo is shown at its full size and can be scrolled; otherwise it fits. */
  zoomed: boolean;
  onSwipe: (step: 1 | -1) => void;
}

/** Width of the largest version of a picture on the site, in pixels (spec §7). */
const MAX_PICTURE_WIDTH = 1200;

/** The photo of the viewer, fitted or at its full size. */
export function ZoomablePhoto({ picture, zoomed, onSwipe }: Props) {
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
