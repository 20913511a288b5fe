import { useState } from 'react';
import { Dialog } from '@/ui/Dialog.tsx';
import { ArticleReader } from './ArticleReader.tsx';
import { itemName } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import styles from './modal.css?url';

export interface ModalProps {
  /** Nothing while none is open. */
  item: ItemData | undefined;
  /** Name of the owner. */
  author: string;
  /** How many photos the viewer goes through. */
  photos: number;
  /** Likes given so far: they go on from one article to the next (spec §4). */
  likes: number;
  onLike: () => void;
  /** Shows another item in the place of this one. */
  onShow: (item: ItemData) => void;
  onClose: () => void;
}

/**
 * Whether the page has the modals' styles, which aren't those of any page: they are fetched with this code
 * (islands/import-later.ts), but in development.
 */
const isLinked = () => document.querySelector(`link[href="${styles}"]`) !== null;

/** The modal of one item: none of the three kinds is ever open beside another (spec §4). */
export function PortfolioModal({
  item,
  author,
  photos,
  likes,
  onLike,
  onShow,
  onClose,
}: ModalProps) {
  const [linked] = useState(isLinked);
  const [styled, setStyled] = useState(linked);
  const onStyled = () => {
    setStyled(true);
  };
  return (
    <>
      {!linked && <link rel="stylesheet" href={styles} onLoad={onStyled} onError={onStyled} />}
      {styled && item && (
        <Dialog
          // The view changes after the address.
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
          {item.category === 'Photos' && <PhotoViewer item={item} total={photos} onShow={onShow} />}
        </Dialog>
      )}
    </>
  );
}
