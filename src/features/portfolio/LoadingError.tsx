import { useEscape } from './use-escape.ts';

interface Props {
  /** Absent where the control that was used stands there to be used again. */
  onRetry: (() => void) | undefined;
  onClose: () => void;
}

/** Says that a modal couldn't be loaded, within sight of whichever card was clicked. */
export function LoadingError({ onRetry, onClose }: Props) {
  useEscape(true, onClose);
  return (
    <div role="alert" className="load-failure">
      <p>L’affichage n’a pas pu se charger. Réessayez dans un moment.</p>
      <p className="flex gap-x-6">
        {onRetry && (
          <button type="button" className="text-action" onClick={onRetry}>
            Réessayer
          </button>
        )}
        <button type="button" className="text-action" onClick={onClose}>
          Fermer
        </button>
      </p>
    </div>
  );
}
