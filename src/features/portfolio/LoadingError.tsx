import { useEscape } from './use-escape';

interface Props {
  onClose: () => void;
}

/** Says that a modal couldn't be loaded, within sight of whichever card was clicked. */
export function LoadingError({ onClose }: Props) {
  useEscape(true, onClose);
  return (
    <div role="alert" className="loading-error">
      <p>L’affichage n’a pas pu se charger. Vérifiez votre connexion et réessayez.</p>
      <button type="button" className="text-action" onClick={onClose}>
        Fermer
      </button>
    </div>
  );
}
