import pauseIcon from 'icon:ri-pause-line';
import playIcon from 'icon:ri-play-line';
import { Icon } from '@/ui/Icon';

interface Props {
  /** Who speaks, in order: one dot each. */
  names: string[];
  index: number;
  caption: string;
  paused: boolean;
  onSelect: (index: number) => void;
  onPause: (paused: boolean) => void;
}

/** Dots, caption and pause button below the testimonials. */
export function CarouselControls({ names, index, caption, paused, onSelect, onPause }: Props) {
  return (
    <div className="no-js:hidden mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
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
      <p className="text-on-band-muted text-sm">{caption}</p>
      <button
        type="button"
        className="text-action text-on-band hover:text-highlight motion-reduce:hidden"
        aria-pressed={paused}
        onClick={() => {
          onPause(!paused);
        }}
      >
        <Icon paths={paused ? playIcon : pauseIcon} />
        Mettre en pause
      </button>
    </div>
  );
}
