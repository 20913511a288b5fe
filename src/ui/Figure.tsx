import type { ItemData } from '@/content/item-data.ts';
import type { PictureData } from '@/content/pictures/picture.ts';
import { Picture } from './Picture.tsx';

interface Props {
  picture: PictureData;
  /** Language of the alternative text and the caption, if it isn't that of the page. */
  lang?: ItemData['lang'];
  className?: string;
}

/** A picture as wide as its container, with its caption and credit below. */
export function Figure({ picture, lang, className }: Props) {
  // Without a caption a `<figure>` means nothing.
  const Frame = picture.caption === undefined ? 'div' : 'figure';
  return (
    <Frame className={className} lang={lang}>
      <div className="ndop-cover">
        <Picture picture={picture} />
      </div>
      {picture.caption !== undefined && (
        <figcaption className="text-muted mt-2 text-xs">{picture.caption}</figcaption>
      )}
    </Frame>
  );
}
