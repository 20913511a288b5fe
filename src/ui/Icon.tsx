interface Props {
  /** Data of SVG paths, on a 24 × 24 grid. */
  paths: string[];
  className?: string;
}

/** A decorative icon: text beside it or the control's accessible name says what it means. */
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
