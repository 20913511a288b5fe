import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';

interface Props {
  /** French sentence that says what failed to load. */
  message: string;
  className?: string;
  onRetry: () => void;
  /** Other buttons. */
  children?: ReactNode;
}

/** An error message in place of what failed to load, with a retry button. */
export function LoadError({ message, className, onRetry, children }: Props) {
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

interface TextLoadStatusProps {
  /** Shown while the text is loading. */
  loadingMessage: string;
  /** Shown after a failure; false while the text is loading. */
  errorMessage: string | false;
  /** Gets the focus on a retry, when the button disappears. */
  container: RefObject<HTMLElement | null>;
  onRetry: () => void;
}

/** A loading message or, after a failure, an error message with a retry button. */
export function TextLoadStatus({
  loadingMessage,
  errorMessage,
  container,
  onRetry,
}: TextLoadStatusProps) {
  if (errorMessage === false)
    return (
      <p role="status" className="text-muted">
        {loadingMessage}
      </p>
    );
  return (
    <LoadError
      message={errorMessage}
      onRetry={() => {
        container.current?.focus();
        onRetry();
      }}
    />
  );
}

/**
 * Calls `retry` when the browser comes back online.
 *
 * @param retry undefined when there is nothing to retry.
 */
export function useRetryWhenOnline(retry: (() => void) | undefined): void {
  const onOnline = useEffectEvent(() => retry?.());
  useEffect(() => {
    const listener = () => {
      onOnline();
    };
    addEventListener('online', listener);
    return () => {
      removeEventListener('online', listener);
    };
  }, []);
}
