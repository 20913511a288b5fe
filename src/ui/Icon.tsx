interface Props {
  /** Outlines on a 24 × 24 grid. */
  paths: string[];
  className?: string;
}

/** A decorative icon: its meaning always stands in text beside it or in the control's name. */
export function Icon({ paths, className = 'size-5' }: Props) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
