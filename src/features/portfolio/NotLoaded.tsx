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

interface TextWaitProps {
  /** What to say as long as the text is on its way. */
  waiting: string;
  /** Why it isn't there, once that is known. */
  failure: string | false;
  onRetry: () => void;
}

/** The wait for a text, or why it isn't there. */
export function TextWait({ waiting, failure, onRetry }: TextWaitProps) {
  if (failure === false)
    return (
      <p role="status" className="text-muted">
        {waiting}
      </p>
    );
  return <NotLoaded message={failure} onRetry={onRetry} />;
}
