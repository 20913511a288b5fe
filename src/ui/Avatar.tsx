import type { PictureData } from '@/lib/pictures';
import { Picture } from './Picture';

interface Props {
  /** One or two letters, drawn behind the picture: they show when it is missing or fails. */
  initials: string;
  /** Which of the four backgrounds. */
  tone: 0 | 1 | 2 | 3;
  picture?: PictureData | undefined;
  /** Sets the width; the height follows. */
  className?: string;
}

const TONES = ['bg-accent', 'bg-highlight-text', 'bg-success', 'bg-error'];

/** A round portrait over drawn initials. Decorative: the name always stands beside it. */
export function Avatar({ initials, tone, picture, className = 'w-16' }: Props) {
  return (
    <span
      className={`text-on-accent relative grid aspect-square shrink-0 place-items-center overflow-hidden rounded-full ${TONES[tone] ?? ''} ${className}`}
    >
      <svg viewBox="0 0 64 64" className="size-full" aria-hidden="true">
        <text
          x="32"
          y="33"
          fill="currentColor"
          fontSize="24"
          fontWeight="600"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {initials}
        </text>
      </svg>
      {picture && <Picture picture={picture} className="absolute inset-0 size-full object-cover" />}
    </span>
  );
}
