import { useEscape } from './use-escape.ts';

interface Props {
  onRetry: () => void;
  onClose: () => void;
}

/** Says that what the address names couldn't be shown. */
export function LoadingError({ onRetry, onClose }: Props) {
  useEscape(true, onClose);
  return (
    <div role="alert" className="load-failure">
      <p>L’affichage n’a pas pu se charger. Réessayez dans un moment.</p>
      <p className="flex gap-x-6">
        <button type="button" className="text-action" onClick={onRetry}>
          Réessayer
        </button>
        <button type="button" className="text-action" onClick={onClose}>
          Fermer
        </button>
      </p>
    </div>
  );
}
