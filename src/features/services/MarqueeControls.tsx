import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PauseButton } from '@/ui/PauseButton';

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
  const more = useRef<HTMLButtonElement>(null);
  const less = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState(false);

  /** A button that was just used may be gone: the focus then goes to its counterpart. */
  const use = (change: () => void, button: typeof more, counterpart: typeof less) => {
    flushSync(() => {
      change();
      setUsed(true);
    });
    if (!button.current) counterpart.current?.focus({ preventScroll: true });
  };

  return (
    <div className="no-js:hidden mt-6 flex flex-wrap items-center gap-x-4 sm:gap-x-8">
      {/* First, so that « Voir moins » moves nothing when it comes. */}
      <PauseButton moving="défilement des services" paused={paused} onPause={onPause} />
      {visible < total && (
        <button
          ref={more}
          type="button"
          className="text-action"
          onClick={() => {
            use(onMore, more, less);
          }}
        >
          Voir plus
        </button>
      )}
      {visible > first && (
        <button
          ref={less}
          type="button"
          className="text-action"
          onClick={() => {
            use(onLess, less, more);
          }}
        >
          Voir moins
        </button>
      )}
      <p role="status" className="sr-only">
        {used && `${visible} services affichés`}
      </p>
    </div>
  );
}
