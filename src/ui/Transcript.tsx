import type { ReactNode } from 'react';

interface Props {
  /** Title of the video or article to which the transcript belongs. */
  name: string;
  /** The text, or a message until it is loaded. */
  children: ReactNode;
  onUnfold?: () => void;
}

/** Transcript of a video or sound, collapsed until it is asked for. Needs `transcript.css`. */
export function Transcript({ name, children, onUnfold }: Props) {
  return (
    <details
      className="transcript"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onUnfold?.();
      }}
    >
      <summary>
        Lire la transcription
        <span className="sr-only"> : {name}</span>
      </summary>
      {children}
    </details>
  );
}
