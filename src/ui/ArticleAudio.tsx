import type { ReactNode } from 'react';
import type { ItemData } from '@/content/item-data.ts';
import { joinWithDots } from '@/content/text/plain-text.ts';

interface Props {
  audio: NonNullable<ItemData['audio']>;
  /** Absolute address of the file, which is printed. */
  address: string;
  /** Its transcript. */
  children?: ReactNode;
}

/** The sound of an article, of which nothing is loaded before it is played. Needs `article.css`. */
export function ArticleAudio({ audio: { src, facts }, address, children }: Props) {
  return (
    <figure className="article-audio">
      <figcaption data-address={address}>{joinWithDots('Écouter l’article', facts)}</figcaption>
      {/* The owner may write a transcript. */}
      {/* eslint-disable-next-line jsx-a11y-x/media-has-caption */}
      <audio src={src} controls preload="none" aria-label="Écouter l’article" />
      {children}
    </figure>
  );
}
