import { useState, type MouseEvent } from 'react';

interface Props {
  /** How many items there are, and how many of them don't show yet. */
  total: number;
  left: number;
  loading: boolean;
  failed: boolean;
  onMore: (event: MouseEvent) => void;
}

/** Below the grid: the way to more items, the wait for them, or why they aren't there. */
export function MoreItems({ total, left, loading, failed, onMore }: Props) {
  const [used, setUsed] = useState(false);
  return (
    <div className="no-js:hidden mt-10 grid justify-items-center gap-3">
      {failed && <p role="alert">La suite n’a pas pu être chargée. Vérifiez votre connexion.</p>}
      {/* One button throughout, so that it keeps the focus. */}
      <button
        type="button"
        className="button"
        onClick={(event) => {
          setUsed(true);
          onMore(event);
        }}
      >
        {failed ? 'Réessayer' : `Voir plus (${left} restants)`}
      </button>
      <p role="status" className="text-muted text-sm">
        {loading && 'Chargement…'}
        {used && !loading && !failed && (
          <span className="sr-only">{`${total - left} réalisations affichées sur ${total}`}</span>
        )}
      </p>
    </div>
  );
}
