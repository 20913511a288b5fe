import { NotLoaded } from './NotLoaded.tsx';

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
  return <NotLoaded message={failure} onRetry={onRetry} />;
}
