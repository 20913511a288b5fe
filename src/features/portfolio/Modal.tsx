import { useState } from 'react';
import { Dialog } from '@/ui/Dialog.tsx';
import { ArticleReader } from './ArticleReader.tsx';
import { itemName, type PortfolioItem } from '@/domain/portfolio/item.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import styles from './modal.css?url';

export interface ModalProps {
  /** Nothing while none is open. */
  item: PortfolioItem | undefined;
  /** Name of the owner. */
  author: string;
  /** How many photos the viewer goes through. */
  photos: number;
  /** Likes given so far: they go on from one article to the next (spec §4). */
  likes: number;
  onLike: () => void;
  /** Shows another item in the place of this one. */
  onShow: (item: PortfolioItem) => void;
  onClose: () => void;
}

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
  const [styled, setStyled] = useState(false);
  const onStyled = () => {
    setStyled(true);
  };
  return (
    <>
      {/* Not with the styles of the page, which it would make heavier. */}
      <link rel="stylesheet" href={styles} onLoad={onStyled} onError={onStyled} />
      {styled && item && (
        <Dialog
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
