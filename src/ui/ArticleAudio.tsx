import type { ReactNode } from 'react';
import type { ItemData } from '@/content/item-data.ts';
import { joinWithDots } from '@/content/text/plain-text.ts';

interface Props {
  audio: NonNullable<ItemData['audio']>;
  /** Absolute address of the sound file, which is shown when the page is printed. */
  address: string;
  /** The transcript of the sound. */
  children?: ReactNode;
}

/** The player for the sound of an article. Nothing is loaded before the visitor plays it. Needs `article.css`. */
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
