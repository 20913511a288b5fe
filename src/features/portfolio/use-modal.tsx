import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { afterNextPaint } from '@/lib/after-next-paint.ts';
import { importLater } from '@/islands/import-later.ts';
import { failureOf, showLoadFailure } from '@/islands/load-failure.ts';
import { hasNoVideo, itemName } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { articlePath } from '@/content/paths.ts';
import type { View } from './address.ts';
import { isArticle, loadItem } from './fetch-items.ts';
import type { ModalProps } from './Modal.tsx';
import { useEscape } from './use-escape.ts';
import { closeItem, replaceItem, showItem } from './use-view.ts';

interface Options {
  view: View;
  /** Name of the owner, who writes the articles. */
  author: string;
  /** How many photos there are to go through. */
  photos: number;
  /** The cards: the first one takes the focus when what closes was opened by an address. */
  list: RefObject<HTMLElement | null>;
}

const GONE = 'Cet élément n’est plus en ligne.';

/**
 * What is open over the grid, as the address says. The code of the modals arrives when the pointer or
 * the focus reaches a card, at the latest when one is opened.
 */
export function useModal({ view, author, photos, list }: Options) {
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [opened, setOpened] = useState<ItemData[]>([]);
  const [likes, setLikes] = useState(0);
  const [gone, setGone] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const opener = useRef<HTMLElement>(undefined);
  const item = opened.find(({ slug }) => slug === view.open);
  const isOpen = item !== undefined || failed;
  const missing = item ? undefined : view.open;

  useEffect(() => {
    if (missing === undefined) return undefined;
    let awaited = true;
    // Opened by an address: nobody clicked on a card.
    const open = async () => {
      // Forward may lead to the address of an article that this page has not shown yet.
      const isPage = location.pathname === articlePath(missing);
      const [loaded, { PortfolioModal }] = await Promise.all([
        isPage ? undefined : loadItem(missing),
        loadModal(list.current),
      ]);
      const hasPage = loaded === undefined && (await isArticle(missing));
      if (!awaited) return;
      if (hasPage) location.replace(articlePath(missing));
      else if (loaded?.slug === missing) {
        setModal(() => PortfolioModal);
        setOpened((before) => [...before, loaded]);
      } else {
        console.warn(GONE, missing);
        setGone(missing);
      }
    };
    open().catch(() => {
      if (awaited) setFailed(true);
    });
    return () => {
      awaited = false;
    };
  }, [missing, attempt, list]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const { current: cards } = list;
    return () => {
      // A browser that doesn't focus what the mouse clicks can't give the focus back by itself.
      if (opener.current) opener.current.focus({ preventScroll: true });
      else cards?.querySelector<HTMLElement>('a, button')?.focus();
    };
  }, [isOpen, list]);

  const show = async (next: ItemData, control: HTMLElement, waited: boolean) => {
    if (hasNoVideo(next)) {
      console.warn(`« ${itemName(next)} » : cette vidéo n’a pas d’adresse.`);
      return;
    }
    opener.current = control;
    setFailed(false);
    showLoadFailure();
    control.ariaBusy = 'true';
    try {
      const { PortfolioModal } = await loadModal(list.current);
      setModal(() => PortfolioModal);
    } catch (error) {
      const failure = failureOf(error);
      // An article can be read without the modal; for the others the visitor may try again.
      if (next.category === 'Articles' && failure === 'unavailable')
        location.assign(articlePath(next.slug));
      else showLoadFailure(failure);
      if (failure === 'offline')
        addEventListener('online', () => void show(next, control, waited), { once: true });
      return;
    } finally {
      control.ariaBusy = null;
    }
    if (!waited) await afterNextPaint();
    setOpened((before) => [...before, next]);
    await showItem(next, missing);
  };

  const dismiss = () => {
    setFailed(false);
    closeItem();
  };
  useEscape(failed, dismiss);

  const modal: ReactNode = Modal && (
    <Modal
      item={item}
      author={author}
      photos={photos}
      likes={likes}
      onLike={() => {
        setLikes((given) => given + 1);
      }}
      onShow={(next) => {
        setOpened((before) => [...before, next]);
        replaceItem(next);
      }}
      onClose={closeItem}
    />
  );

  return {
    modal,
    // A click that comes again, for an island that was asleep, has been answered by a sign.
    open: (next: ItemData, { currentTarget, isTrusted }: MouseEvent<HTMLElement>) =>
      void show(next, currentTarget, !isTrusted),
    prepare: () => {
      loadModal(list.current).catch(() => undefined);
    },
    failed,
    notice: missing === gone && GONE,
    /** Tries again to show what the address names. */
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
    dismiss,
  };
}

/** Fetches the code of the modals, by any element of the grid: once, or again after a failure. */
const loadModal = (part: Element | null) => importLater(part, () => import('./Modal.tsx'));
