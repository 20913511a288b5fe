import type { ReactNode } from 'react';

interface Props {
  videoName: string;
  /** The text, or a message until it is loaded. */
  children: ReactNode;
  onUnfold?: () => void;
}

/** Transcript of a video, collapsed until it is asked for. Needs `transcript.css`. */
export function Transcript({ videoName, children, onUnfold }: Props) {
  return (
    <details
      className="transcript"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onUnfold?.();
      }}
    >
      <summary>
        Lire la transcription
        <span className="sr-only"> : {videoName}</span>
      </summary>
      {children}
    </details>
  );
}
