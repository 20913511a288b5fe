import type { ItemData } from '@/content/item-data.ts';
import type { PerTab } from '@/content/tabs.ts';
import { IslandBoundary } from '@/ui/IslandBoundary.tsx';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { chunkPath } from '@/content/paths.ts';
import { Card } from '@/ui/Card.tsx';
import { VIEW_PARAMETERS } from './address.ts';
import { FilterTabs } from './FilterTabs.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { emptyText, nextVisible, PAGE_SIZE, remaining, moreLabel } from './paging.ts';
import { useItems } from './use-items.ts';
import { useModal } from './use-modal.tsx';
import { showTab, useView } from './use-view.ts';
import { VideoThumbnail } from './VideoThumbnail.tsx';
import './portfolio.css';

interface Props {
  /** The newest items; the others are fetched when they are wanted. */
  newest: ItemData[];
  totals: PerTab<number>;
  /** Name of the owner, who writes the articles. */
  author: string;
}

/** The filterable grid of articles, videos and photos, with its modals (spec §2, Portfolio). */
export function PortfolioGrid({ newest, totals, author }: Props) {
  return (
    <IslandBoundary id="ilot-portfolio">
      <Grid newest={newest} totals={totals} author={author} />
    </IslandBoundary>
  );
}

interface GridProps {
  newest: ItemData[];
  totals: PerTab<number>;
  /** Name of the owner, who writes the articles. */
  author: string;
}

function Grid({ newest, totals, author }: GridProps) {
  const view = useView();
  const [revealed, setRevealed] = useState({ tab: view.tab, count: PAGE_SIZE });
  const count = revealed.tab === view.tab ? revealed.count : PAGE_SIZE;
  // A tap is answered at once; the cards that it asks for come as soon as they are drawn.
  const tab = useDeferredValue(view.tab);
  const wanted = useDeferredValue(count);
  const { items, loading, failed, retry } = useItems({ newest, totals, tab, wanted });
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const modals = useModal({ view, author, photos: totals.Photos, list });

  // Whoever follows a link to a filter or a photo means the portfolio, not the top of the page.
  useEffect(() => {
    const { searchParams, hash } = new URL(location.href);
    const meant = VIEW_PARAMETERS.some((name) => searchParams.has(name));
    if (meant && hash === '' && scrollY === 0) root.current?.closest('section')?.scrollIntoView();
  }, []);

  // The button is gone: the focus goes on to the first of the new cards, without a jump for a mouse. A passive
  // effect of what was there before the tap could still come after it.
  const pendingFocus = useRef<{ from: number; preventScroll: boolean }>(undefined);
  const left = remaining(totals[tab], items.length);
  const busy = loading || tab !== view.tab || wanted !== count;
  const settled = !busy && !failed;
  useLayoutEffect(() => {
    if (!settled || !pendingFocus.current) return;
    const { from, preventScroll } = pendingFocus.current;
    pendingFocus.current = undefined;
    if (left > 0) return;
    const card = list.current?.children.item(from);
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll });
  }, [settled, left]);

  const showMore = ({ detail: clicks }: MouseEvent) => {
    pendingFocus.current ??= { from: count, preventScroll: clicks > 0 };
    setRevealed({ tab: view.tab, count: nextVisible(totals[view.tab], count) });
  };

  return (
    <div ref={root} className="portfolio-layout">
      <FilterTabs
        tab={view.tab}
        count={totals[tab]}
        shown={items.length}
        notice={modals.notice}
        onChoose={(next) => {
          setRevealed({ tab: next, count: PAGE_SIZE });
          showTab(next);
        }}
      />
      <div className="masonry-container">
        {/* The page's own script has stacked it before this hydrates. */}
        <ul role="list" ref={list} className="masonry" aria-busy={busy} suppressHydrationWarning>
          {items.map((item) => (
            // Another tab has other items: what stays of a card's drawing must not jump about.
            <li
              key={`${tab} ${item.slug}`}
              onPointerEnter={modals.prepare}
              onFocus={modals.prepare}
              suppressHydrationWarning
            >
              <Card
                item={item}
                layout="tile"
                thumbnail={
                  item.videoUrl !== undefined && <VideoThumbnail videoUrl={item.videoUrl} />
                }
                onOpen={modals.open}
              />
            </li>
          ))}
        </ul>
        {tab !== 'Tous' && totals[tab] === 0 && <p>{emptyText(tab)}</p>}
      </div>
      {left > 0 && (
        <MoreItems
          left={left}
          loading={loading}
          failed={failed}
          onMore={failed ? retry : showMore}
          needs={chunkPath(tab, 0)}
        />
      )}
      {modals.failed && (
        <NotLoaded
          message="L’affichage n’a pas pu se charger. Réessayez dans un moment."
          className="load-failure"
          onRetry={modals.retry}
        >
          <button type="button" className="text-action" onClick={modals.dismiss}>
            Fermer
          </button>
        </NotLoaded>
      )}
      {modals.modal}
    </div>
  );
}

interface MoreItemsProps {
  /** How many items don't show yet. */
  left: number;
  loading: boolean;
  failed: boolean;
  onMore: (event: MouseEvent) => void;
  /** Address of the data that a click asks for, while the grid is asleep. */
  needs: string;
}

/** Below the grid: the way to more items, the wait for them, or why they aren't there. */
function MoreItems({ left, loading, failed, onMore, needs }: MoreItemsProps) {
  return (
    <div className="no-js:hidden mt-10 grid justify-items-center gap-3">
      {failed && <p role="alert">La suite n’a pas pu être chargée. Vérifiez votre connexion.</p>}
      {/* One button throughout, so that it keeps the focus. */}
      <button type="button" className="button" data-needs={needs} onClick={onMore}>
        {failed ? 'Réessayer' : moreLabel(left)}
      </button>
      <p role="status" className="text-muted text-sm">
        {loading && 'Chargement…'}
      </p>
    </div>
  );
}
