import type { PictureData } from '@/content/pictures/picture.ts';
import { Picture } from './Picture.tsx';

interface Props {
  /** One or two letters behind the picture: they show when it is missing or fails. */
  initials: string;
  /** Which of the four backgrounds. */
  tone: 0 | 1 | 2 | 3;
  picture?: PictureData | undefined;
  /** Sets the width, which the height follows, and the size of the letters. */
  className: string;
}

const TONES = ['bg-accent', 'bg-highlight-text', 'bg-success', 'bg-error'];

/** A round portrait over initials. Decorative: the name always stands beside it. */
export function Avatar({ initials, tone, picture, className }: Props) {
  return (
    <span
      className={`text-on-accent relative flex aspect-square shrink-0 items-center justify-center overflow-hidden font-semibold rounded-full ${TONES[tone] ?? ''} ${className}`}
    >
      <span aria-hidden="true">{initials}</span>
      {picture && <Picture picture={picture} className="absolute inset-0 size-full" />}
    </span>
  );
}
