import type { ReactNode } from 'react';

interface Props {
  /** Name of the video. */
  of: string;
  /** The words, or the wait for them. */
  children: ReactNode;
  onUnfold?: () => void;
}

/** What is said in a video, folded: for whoever can't hear it, or reads faster. Wants `transcript.css`. */
export function Transcript({ of, children, onUnfold }: Props) {
  return (
    <details
      className="transcript"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onUnfold?.();
      }}
    >
      <summary>
        Lire la transcription
        <span className="sr-only"> : {of}</span>
      </summary>
      {children}
    </details>
  );
}
