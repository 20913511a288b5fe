import { useState } from 'react';
import { Dialog } from '@/ui/Dialog.tsx';
import { ArticleReader } from './ArticleReader.tsx';
import { itemName } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import styles from './modal.css?url';

export interface ModalProps {
  /** The open item, if any. */
  item: ItemData | undefined;
  /** Name of the owner. */
  author: string;
  /** Number of photos in the portfolio. */
  photoCount: number;
  /** Number of likes, shared by all articles (spec §4). */
  likes: number;
  onLike: () => void;
  /** Replaces the open item by another. */
  onShow: (item: ItemData) => void;
  onClose: () => void;
}

/**
 * Whether the page has the modals' style sheet, which islands/import-later.ts adds with this code, except
 * in development.
 */
const hasModalStylesheet = () => document.querySelector(`link[href="${styles}"]`) !== null;

/** The modal dialog of one article, video or photo (spec §4). */
export function PortfolioModal(props: ModalProps) {
  const { item, author, photoCount, likes, onLike, onShow, onClose } = props;
  const [linked] = useState(hasModalStylesheet);
  return (
    <>
      {!linked && <link rel="stylesheet" href={styles} />}
      {item && (
        <Dialog
          // The URL is already that of the item.
          address={location.href}
          kind={item.category === 'Articles' ? 'reader' : 'stage'}
          label={itemName(item)}
          onClose={onClose}
        >
          {item.category === 'Articles' && (
            <ArticleReader
              key={item.slug}
              item={item}
              author={author}
              likes={likes}
              onLike={onLike}
            />
          )}
          {item.category === 'Vidéos' && <VideoPlayer item={item} />}
          {item.category === 'Photos' && (
            <PhotoViewer item={item} total={photoCount} onShow={onShow} />
          )}
        </Dialog>
      )}
    </>
  );
}
