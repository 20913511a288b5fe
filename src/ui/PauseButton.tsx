import pauseIcon from 'icon:ri-pause-line';
import playIcon from 'icon:ri-play-line';
import { Icon } from './Icon.tsx';

interface Props {
  /** What moves, in French and without article: it completes « Pause du … ». */
  moving: string;
  paused: boolean;
  onPause: (paused: boolean) => void;
}

/**
 * Stops what moves by itself, and starts it again. Absent where nothing moves. The style sheet picks the icon: it
 * is right before the island wakes up.
 */
export function PauseButton({ moving, paused, onPause }: Props) {
  return (
    <button
      type="button"
      className="pause-button no-js:hidden motion-reduce:hidden"
      aria-pressed={paused}
      onClick={() => {
        onPause(!paused);
      }}
    >
      <Icon paths={pauseIcon} className="pause-icon size-5" />
      <Icon paths={playIcon} className="play-icon size-5" />
      <span>
        Pause<span className="sr-only"> du {moving}</span>
      </span>
    </button>
  );
}
