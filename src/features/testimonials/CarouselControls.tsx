import { useState, type FocusEvent } from 'react';
import { PauseButton } from '@/ui/PauseButton.tsx';

interface Props {
  /** Who speaks, in order: one dot each. */
  names: string[];
  index: number;
  caption: string;
  /** True when nothing moves by itself, so that there is nothing to pause. */
  still: boolean;
  paused: boolean;
  onSelect: (index: number) => void;
  onPause: (paused: boolean) => void;
}

/** Dots, caption and pause button below the testimonials. */
export function CarouselControls(props: Props) {
  const { names, index, caption, still, paused, onSelect, onPause } = props;
  const [focused, setFocused] = useState(false);
  // The keyboard's focus holds the timer.
  const follow = ({ target }: FocusEvent) => {
    setFocused(target.matches(':focus-visible'));
  };
  return (
    <div
      onFocus={follow}
      onBlur={follow}
      className="no-js:hidden border-band-line mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-t pt-4"
    >
      <div role="group" aria-label="Choisir un témoignage" className="-ml-3 flex flex-wrap">
        {names.map((name, position) => (
          <button
            key={name}
            type="button"
            className="dot"
            aria-label={`Témoignage ${position + 1} : ${name}`}
            aria-current={position === index}
            onClick={() => {
              onSelect(position);
            }}
          />
        ))}
      </div>
      {/* Spoken when the visitor changes it, never when the timer does. */}
      <p
        aria-live={still || paused || focused ? 'polite' : 'off'}
        className="text-on-band-muted text-sm"
      >
        {caption}
      </p>
      {/* Keeps its place where only saved data makes it useless: that is known too late to move the page. */}
      <div className={still ? 'invisible' : ''}>
        <PauseButton animationName="défilement des témoignages" paused={paused} onPause={onPause} />
      </div>
    </div>
  );
}
