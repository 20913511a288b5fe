import type { MouseEvent } from 'react';
import { moreLabel } from './paging.ts';

interface Props {
  /** How many items don't show yet. */
  left: number;
  loading: boolean;
  failed: boolean;
  onMore: (event: MouseEvent) => void;
  /** Address of the data that a click asks for, while the grid is asleep. */
  needs: string;
}

/** Below the grid: the way to more items, the wait for them, or why they aren't there. */
export function MoreItems({ left, loading, failed, onMore, needs }: Props) {
  return (
    <div className="no-js:hidden mt-10 grid justify-items-center gap-3">
      {failed && <p role="alert">La suite n’a pas pu être chargée. Vérifiez votre connexion.</p>}
      {/* One button throughout, so that it keeps the focus. */}
      <button type="button" className="button" data-needs={needs} onClick={onMore}>
        {failed ? 'Réessayer' : moreLabel(left)}
      </button>
      <p role="status" className="text-muted text-sm">
        {loading && 'Chargement…'}
      </p>
    </div>
  );
}
