import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterNextPaint } from '@/lib/after-next-paint.ts';
import { PauseButton } from '@/ui/PauseButton.tsx';

interface Props {
  /** How many services are shown now, in all, and at first. */
  visible: number;
  total: number;
  initial: number;
  paused: boolean;
  onMore: () => void;
  onLess: () => void;
  onPause: (paused: boolean) => void;
}

/** The pause button, « Voir plus » and « Voir moins ». */
export function MarqueeControls(props: Props) {
  const { visible, total, initial, paused, onMore, onLess, onPause } = props;
  const controls = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState(false);
  const buttons = [
    { label: 'Voir plus', available: visible < total, change: onMore },
    { label: 'Voir moins', available: visible > initial, change: onLess },
  ];

  /** Runs a button's action; if the button disappears, focuses the remaining one. */
  const applyChange = (change: () => void, button: HTMLElement) => {
    flushSync(() => {
      change();
      setChanged(true);
    });
    if (button.isConnected) return;
    controls.current?.querySelector<HTMLElement>('.text-action')?.focus({ preventScroll: true });
  };

  return (
    <div
      ref={controls}
      className="no-js:hidden mt-4 flex flex-wrap items-center gap-x-4 sm:gap-x-8"
    >
      {/* First, so that « Voir moins » moves no other button when it appears. */}
      <PauseButton animationName="défilement des services" paused={paused} onPause={onPause} />
      {buttons.map(
        ({ label, available, change }) =>
          available && (
            <button
              key={label}
              type="button"
              className="text-action"
              onClick={({ currentTarget }) => {
                void afterNextPaint().then(() => {
                  applyChange(change, currentTarget);
                });
              }}
            >
              {label}
            </button>
          ),
      )}
      <p role="status" className="sr-only">
        {changed && `${visible} services affichés`}
      </p>
    </div>
  );
}
