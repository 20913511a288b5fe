import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { itemName, type PortfolioItem } from './item';
import { loadModal } from './load-modal';
import type { ModalProps } from './Modal';

/**
 * Which item is open over the grid. The code of the modals arrives when the pointer or the focus
 * reaches a card, at the latest when one is opened.
 *
 * @param items those that « previous » and « next » go through.
 */
export function useModal(items: PortfolioItem[]) {
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [item, setItem] = useState<PortfolioItem>();
  const [likes, setLikes] = useState(0);
  const [failed, setFailed] = useState(false);
  const opener = useRef<HTMLElement>(undefined);

  const show = async (next: PortfolioItem, control: HTMLElement) => {
    if (next.category === 'Vidéos' && next.videoUrl === undefined) {
      console.warn(`« ${itemName(next)} » : cette vidéo n’a pas d’adresse.`);
      return;
    }
    try {
      const { PortfolioModal } = await loadModal();
      opener.current = control;
      setModal(() => PortfolioModal);
      setItem(next);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  const open = (next: PortfolioItem, control: HTMLElement) => void show(next, control);

  const prepare = () => {
    loadModal().catch(() => undefined);
  };

  const modal: ReactNode = Modal && item && (
    <Modal
      item={item}
      items={items}
      likes={likes}
      onLike={() => {
        setLikes((given) => given + 1);
      }}
      onShow={setItem}
      onClose={() => {
        setItem(undefined);
        // A browser that doesn't focus what the mouse clicks can't give the focus back by itself.
        opener.current?.focus({ preventScroll: true });
      }}
    />
  );

  const dismiss = () => {
    setFailed(false);
  };

  return { modal, open, prepare, failed, dismiss };
}
