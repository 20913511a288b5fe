import previousIcon from 'icon:ri-arrow-left-line';
import nextIcon from 'icon:ri-arrow-right-line';
import zoomInIcon from 'icon:ri-zoom-in-line';
import zoomOutIcon from 'icon:ri-zoom-out-line';
import { Icon } from '@/ui/Icon.tsx';

interface Props {
  /** Which photo shows, counted from 1. */
  position: number;
  total: number;
  /** Whether another photo is on its way. */
  loading: boolean;
  zoomed: boolean;
  onStep: (step: 1 | -1) => void;
  onZoom: (zoomed: boolean) => void;
}

/** The controls of the photo viewer. They keep their place from one photo to the next. */
export function PhotoTools({ position, total, loading, zoomed, onStep, onZoom }: Props) {
  const stepButton = (step: 1 | -1, label: string, icon: string[]) => (
    <button
      type="button"
      className="stage-button"
      aria-label={label}
      onClick={() => {
        onStep(step);
      }}
    >
      <Icon paths={icon} />
    </button>
  );

  return (
    <div className="stage-tools">
      {total > 1 && stepButton(-1, 'Photo précédente', previousIcon)}
      <p role="status" className="px-2 text-sm even-digits">
        {loading ? 'Chargement…' : `Photo ${position} sur ${total}`}
      </p>
      {total > 1 && stepButton(1, 'Photo suivante', nextIcon)}
      <button
        type="button"
        className="stage-button ml-auto px-3 text-sm"
        aria-label="Taille réelle"
        aria-pressed={zoomed}
        onClick={() => {
          onZoom(!zoomed);
        }}
      >
        <Icon paths={zoomed ? zoomOutIcon : zoomInIcon} />
        <span className="stage-label">Taille réelle</span>
      </button>
    </div>
  );
}
