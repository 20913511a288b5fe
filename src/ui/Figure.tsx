import type { PictureData } from '@/content/pictures/picture.ts';
import { Picture } from './Picture.tsx';

interface Props {
  picture: PictureData;
  className?: string;
}

/** A picture as wide as its place, with what is said of it and who made it below. */
export function Figure({ picture, className }: Props) {
  // A figure is one for what is said of it.
  const Frame = picture.caption === undefined ? 'div' : 'figure';
  return (
    <Frame className={className}>
      <div className="ndop-cover">
        <Picture picture={picture} />
      </div>
      {picture.caption !== undefined && (
        <figcaption className="text-muted mt-2 text-xs">{picture.caption}</figcaption>
      )}
    </Frame>
  );
}
