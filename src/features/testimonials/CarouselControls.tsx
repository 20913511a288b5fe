import { useState, type FocusEvent } from 'react';
import { PauseButton } from '@/ui/PauseButton.tsx';

interface Props {
  /** Names of the speakers, one dot each. */
  names: string[];
  index: number;
  caption: string;
  /** Whether the visitor prefers no autoplay, so that there is nothing to pause. */
  motionReduced: boolean;
  paused: boolean;
  onSelect: (index: number) => void;
  onPause: (paused: boolean) => void;
}

/** Dots, caption and pause button below the testimonials. */
export function CarouselControls(props: Props) {
  const { names, index, caption, motionReduced, paused, onSelect, onPause } = props;
  const [focused, setFocused] = useState(false);
  // Keyboard focus pauses the autoplay.
  const updateFocused = ({ target }: FocusEvent) => {
    setFocused(target.matches(':focus-visible'));
  };
  return (
    <div
      onFocus={updateFocused}
      onBlur={updateFocused}
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
      {/* Announced when the visitor changes the slide, not when the autoplay does. */}
      <p
        aria-live={motionReduced || paused || focused ? 'polite' : 'off'}
        className="text-on-band-muted text-sm"
      >
        {caption}
      </p>
      {/* Hidden but in its place: reduced data is known only after hydration, too late to move the layout. */}
      <div className={motionReduced ? 'invisible' : ''}>
        <PauseButton animationName="défilement des témoignages" paused={paused} onPause={onPause} />
      </div>
    </div>
  );
}
