import { useState, type ComponentType, type ReactNode } from 'react';
import type { PortfolioItem } from './item';
import type { ModalProps } from './Modal';

/** Fetches the code of the modals; the browser keeps it, so that asking again costs nothing. */
const load = () => import('./Modal');

/**
 * Which item is open over the grid. The code of the modals arrives when the pointer or the focus
 * reaches a card, at the latest when one is opened. When it can't be had the next click tries again,
 * which `React.lazy` would not: it remembers a failure for ever.
 *
 * @param items those that « previous » and « next » go through.
 */
export function useModal(items: PortfolioItem[]) {
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [item, setItem] = useState<PortfolioItem>();
  const [likes, setLikes] = useState(0);
  const [failed, setFailed] = useState(false);

  const show = async (next: PortfolioItem) => {
    if (next.category === 'Vidéos' && next.videoUrl === undefined) {
      console.warn(`« ${next.title} » : cette vidéo n’a pas d’adresse.`);
      return;
    }
    try {
      const { PortfolioModal } = await load();
      setModal(() => PortfolioModal);
      setItem(next);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  const open = (next: PortfolioItem) => void show(next);

  const prepare = () => {
    load().catch(() => undefined);
  };

  const modal: ReactNode = Modal && item && (
    <Modal
      item={item}
      items={items}
      likes={likes}
      onLike={() => {
        setLikes(likes + 1);
      }}
      onShow={setItem}
      onClose={() => {
        setItem(undefined);
      }}
    />
  );

  return { modal, open, prepare, failed };
}
