interface Props {
  /** What to say as long as the text is on its way. */
  waiting: string;
  /** Why it isn't there, once that is known. */
  failure: string | false;
  onRetry: () => void;
}

/** The wait for a text, or why it isn't there. */
export function TextWait({ waiting, failure, onRetry }: Props) {
  if (failure === false)
    return (
      <p role="status" className="text-muted">
        {waiting}
      </p>
    );
  return (
    <div role="alert">
      <p>{failure}</p>
      <button type="button" className="text-action" onClick={onRetry}>
        Réessayer
      </button>
    </div>
  );
}
