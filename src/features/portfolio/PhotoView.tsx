import { useEffect, useRef, type PointerEvent } from 'react';
import type { PictureData } from '@/content/pictures/picture.ts';
import { Picture } from '@/ui/Picture.tsx';

interface Props {
  picture: PictureData;
  /** At its real size, to be scrolled; otherwise the whole of it fits. */
  zoomed: boolean;
  onSwipe: (step: 1 | -1) => void;
}

/** The widest that the site keeps of a picture (spec §7), in pixels. */
const LARGEST = 1200;

/** The photo of the viewer, whole or at its real size. */
export function PhotoView({ picture, zoomed, onSwipe }: Props) {
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
    // What scrolls must be within reach of the keyboard.
    <div
      ref={frame}
      className="stage-frame stage-zoomed"
      role="region"
      aria-label="Photo en taille réelle"
      tabIndex={0}
    >
      <Picture picture={{ ...picture, sizes: `${Math.min(LARGEST, picture.width)}px` }} />
    </div>
  );
}

/** How far a finger must travel sideways to count, in pixels. */
const DISTANCE = 48;

/**
 * Handlers that tell a sideways swipe of one finger. A second finger makes it a pinch.
 *
 * @param onSwipe called with 1 for a swipe to the left (towards the next), −1 for one to the right.
 */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const forget = () => {
    start.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current =
        pointerType === 'mouse' || !isPrimary ? undefined : { x: clientX, y: clientY };
    },
    onPointerCancel: forget,
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const along = clientY - start.current.y;
      forget();
      if (Math.abs(across) < DISTANCE || Math.abs(along) > Math.abs(across)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
