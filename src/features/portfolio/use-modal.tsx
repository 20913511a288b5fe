import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { afterNextPaint } from '@/lib/wait.ts';
import { importLater } from '@/islands/import-later.ts';
import { failureOf, showLoadFailure } from '@/islands/load-failure.ts';
import { isVideoWithoutUrl, itemName } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { articlePath } from '@/content/paths.ts';
import type { PortfolioViewState } from './view-url.ts';
import { articleExists, loadItem } from './fetch-items.ts';
import type { ModalProps } from './Modal.tsx';
import { useEscapeKey } from '@/ui/use-escape-key.ts';
import { closeItem, replaceItem, showItem } from './use-view.ts';

interface Options {
  view: PortfolioViewState;
  /** Name of the owner. */
  author: string;
  /** Number of photos in the portfolio. */
  photoCount: number;
  /** The list of cards: the first one gets the focus when a modal opened by its URL closes. */
  list: RefObject<HTMLElement | null>;
}

const ITEM_GONE_MESSAGE = 'Cet élément n’est plus en ligne.';

/**
 * Opens the item that the URL names in a modal over the grid. The modal's code is loaded when the pointer
 * or the focus reaches a card, at the latest when one is opened.
 */
export function useModal({ view, author, photoCount, list }: Options) {
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [opened, setOpened] = useState<ItemData[]>([]);
  const [likes, setLikes] = useState(0);
  const [goneSlug, setGoneSlug] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const opener = useRef<HTMLElement>(undefined);
  const item = opened.find(({ slug }) => slug === view.open);
  const isOpen = item !== undefined || failed;
  const missingSlug = item ? undefined : view.open;

  useEffect(() => {
    if (missingSlug === undefined) return undefined;
    let current = true;
    const openFromUrl = async () => {
      // The browser's Forward may lead to the URL of an article that this page has not opened.
      const isPage = location.pathname === articlePath(missingSlug);
      const [loaded, { PortfolioModal }] = await Promise.all([
        isPage ? undefined : loadItem(missingSlug),
        loadModal(list.current),
      ]);
      const isArticle = loaded === undefined && (await articleExists(missingSlug));
      if (!current) return;
      if (isArticle) location.replace(articlePath(missingSlug));
      else if (loaded?.slug === missingSlug) {
        setModal(() => PortfolioModal);
        setOpened((before) => [...before, loaded]);
      } else {
        console.warn(ITEM_GONE_MESSAGE, missingSlug);
        setGoneSlug(missingSlug);
      }
    };
    openFromUrl().catch(() => {
      if (current) setFailed(true);
    });
    return () => {
      current = false;
    };
  }, [missingSlug, attempt, list]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const { current: cards } = list;
    return () => {
      // Some browsers don't focus a clicked control, so the dialog can't restore the focus itself.
      if (opener.current) opener.current.focus({ preventScroll: true });
      else cards?.querySelector<HTMLElement>('a, button')?.focus();
    };
  }, [isOpen, list]);

  const openCard = async (next: ItemData, control: HTMLElement, replayed: boolean) => {
    if (isVideoWithoutUrl(next)) {
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
      // An article has its own page; other items can only be retried.
      if (next.category === 'Articles' && failure === 'unavailable')
        location.assign(articlePath(next.slug));
      else showLoadFailure(failure);
      if (failure === 'offline')
        addEventListener('online', () => void openCard(next, control, replayed), { once: true });
      return;
    } finally {
      control.ariaBusy = null;
    }
    if (!replayed) await afterNextPaint();
    setOpened((before) => [...before, next]);
    await showItem(next, missingSlug);
  };

  const dismiss = () => {
    setFailed(false);
    closeItem();
  };
  useEscapeKey(failed, dismiss, list);

  const dialog: ReactNode = Modal && (
    <Modal
      item={item}
      author={author}
      photoCount={photoCount}
      likes={likes}
      onLike={() => {
        setLikes((count) => count + 1);
      }}
      onShow={(next) => {
        setOpened((before) => [...before, next]);
        replaceItem(next);
      }}
      onClose={closeItem}
    />
  );

  return {
    dialog,
    // A click replayed after hydration (not trusted) has already had its busy sign.
    open: (next: ItemData, { currentTarget, isTrusted }: MouseEvent<HTMLElement>) =>
      void openCard(next, currentTarget, !isTrusted),
    /** Loads the code of the modals before a card is clicked. */
    preload: () => {
      loadModal(list.current).catch(() => undefined);
    },
    failed,
    notice: missingSlug === goneSlug && ITEM_GONE_MESSAGE,
    /** Tries again to open the item that the URL names. */
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
    dismiss,
  };
}

/** Loads the code of the modals, again only after a failure. Any element of the grid tells `importLater` its island. */
const loadModal = (element: Element | null) => importLater(element, () => import('./Modal.tsx'));
