import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterNextPaint } from '@/lib/after-next-paint.ts';
import { PauseButton } from '@/ui/PauseButton.tsx';

interface Props {
  /** How many services are shown now, of how many, and how many at first. */
  visible: number;
  total: number;
  first: number;
  paused: boolean;
  onMore: () => void;
  onLess: () => void;
  onPause: (paused: boolean) => void;
}

/** « Voir plus », « Voir moins » and the pause button. */
export function MarqueeControls(props: Props) {
  const { visible, total, first, paused, onMore, onLess, onPause } = props;
  const controls = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState(false);
  const steps = [
    { label: 'Voir plus', offered: visible < total, change: onMore },
    { label: 'Voir moins', offered: visible > first, change: onLess },
  ];

  /** A button that was just used may be gone: the focus then goes to the one that is left. */
  const use = (change: () => void, button: HTMLElement) => {
    flushSync(() => {
      change();
      setUsed(true);
    });
    if (button.isConnected) return;
    controls.current?.querySelector<HTMLElement>('.text-action')?.focus({ preventScroll: true });
  };

  return (
    <div
      ref={controls}
      className="no-js:hidden mt-4 flex flex-wrap items-center gap-x-4 sm:gap-x-8"
    >
      {/* First, so that « Voir moins » moves nothing when it comes. */}
      <PauseButton animationName="défilement des services" paused={paused} onPause={onPause} />
      {steps.map(
        ({ label, offered, change }) =>
          offered && (
            <button
              key={label}
              type="button"
              className="text-action"
              onClick={({ currentTarget }) => {
                void afterNextPaint().then(() => {
                  use(change, currentTarget);
                });
              }}
            >
              {label}
            </button>
          ),
      )}
      <p role="status" className="sr-only">
        {used && `${visible} services affichés`}
      </p>
    </div>
  );
}
