import pauseIcon from 'icon:ri-pause-line';
import playIcon from 'icon:ri-play-line';
import { Icon } from './Icon.tsx';

interface Props {
  /** Name of the animation, in French and without article: it completes « Pause du … ». */
  animationName: string;
  paused: boolean;
  onPause: (paused: boolean) => void;
}

/**
 * Pauses and resumes an animation; hidden where motion is reduced. CSS picks the icon, so that it is right before
 * hydration.
 */
export function PauseButton({ animationName, paused, onPause }: Props) {
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
        Pause<span className="sr-only"> du {animationName}</span>
      </span>
    </button>
  );
}
