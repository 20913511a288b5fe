import type { ReactNode } from 'react';

interface Props {
  /** What couldn't be loaded, as a sentence. */
  message: string;
  className?: string;
  onRetry: () => void;
  /** What else there is to do. */
  children?: ReactNode;
}

/** Says where something would stand that it couldn't be loaded, and offers to try again. */
export function NotLoaded({ message, className, onRetry, children }: Props) {
  return (
    <div role="alert" className={className}>
      <p>{message}</p>
      <p className="flex gap-x-6">
        <button type="button" className="text-action" onClick={onRetry}>
          Réessayer
        </button>
        {children}
      </p>
    </div>
  );
}
