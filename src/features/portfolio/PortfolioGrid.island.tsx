import type { ItemData } from '@/content/item-data.ts';
import type { PerTab } from '@/content/portfolio-tabs.ts';
import { withErrorBoundary } from '@/ui/IslandBoundary.tsx';
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
import { VIEW_PARAMETERS } from './view-url.ts';
import { LoadError } from './LoadError.tsx';
import { emptyTabMessage, PAGE_SIZE, showMoreLabel } from './show-more.ts';
import { useItems } from './use-items.ts';
import { useModal } from './use-modal.tsx';
import { showTab, useView } from './use-view.ts';
import { VideoThumbnail } from './VideoThumbnail.tsx';
import './portfolio.css';
import { TABS, type Tab } from '@/content/portfolio-tabs.ts';

interface Props {
  /** The newest items; the others are fetched on demand. */
  newest: ItemData[];
  totals: PerTab<number>;
  /** Name of the owner. */
  author: string;
}

/**
 * The grid before the visitor asks for more, when the page opens or the browser's history leads to another tab: `count` is
 * how many items are shown, `arrived` how many of those came without a click on a tab or « Voir plus ».
 */
const ON_ARRIVAL = { count: PAGE_SIZE, arrived: PAGE_SIZE };

/** The filterable grid of articles, videos and photos, with its modal (spec §2, Portfolio). */
export const PortfolioGrid = withErrorBoundary('ilot-portfolio', Grid);

function Grid({ newest, totals, author }: Props) {
  const view = useView();
  const [revealed, setRevealed] = useState({ tab: view.tab, ...ON_ARRIVAL });
  const { count, arrived } = revealed.tab === view.tab ? revealed : ON_ARRIVAL;
  // Deferred, so that the controls react to a tap before the cards are rendered.
  const tab = useDeferredValue(view.tab);
  const deferredCount = useDeferredValue(count);
  const deferredArrived = useDeferredValue(arrived);
  const { items, loading, failed, retry } = useItems({ newest, totals, tab, count: deferredCount });
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const modal = useModal({ view, author, photoCount: totals.Photos, list });

  // A link to a filter or a photo leads to the portfolio, not to the top of the page.
  useEffect(() => {
    const { searchParams, hash } = new URL(location.href);
    const hasView = VIEW_PARAMETERS.some((name) => searchParams.has(name));
    if (hasView && hash === '' && scrollY === 0) root.current?.closest('section')?.scrollIntoView();
  }, []);

  // When the last cards have loaded, the button is gone: the focus moves to the first new card, without
  // scrolling after a mouse click. A passive effect of the previous render could run after the tap.
  const pendingFocus = useRef<{ from: number; preventScroll: boolean }>(undefined);
  const remaining = totals[tab] - items.length;
  const busy = loading || tab !== view.tab || deferredCount !== count;
  const settled = !busy && !failed;
  useLayoutEffect(() => {
    if (!settled || !pendingFocus.current) return;
    const { from, preventScroll } = pendingFocus.current;
    pendingFocus.current = undefined;
    if (remaining > 0) return;
    const card = list.current?.children.item(from);
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll });
  }, [settled, remaining]);

  const showMore = ({ detail: clicks }: MouseEvent) => {
    pendingFocus.current ??= { from: count, preventScroll: clicks > 0 };
    setRevealed({ tab: view.tab, count: count + PAGE_SIZE, arrived });
  };

  return (
    <div ref={root} className="portfolio-layout">
      <FilterTabs
        tab={view.tab}
        count={totals[tab]}
        shownCount={items.length}
        notice={modal.notice}
        onChoose={(next) => {
          setRevealed({ tab: next, count: PAGE_SIZE, arrived: 0 });
          showTab(next);
        }}
      />
      <div className="masonry-container">
        {/* The page's masonry script changes it before hydration. */}
        <ul role="list" ref={list} className="masonry" aria-busy={busy} suppressHydrationWarning>
          {items.map((item, index) => (
            // The tab is part of the key: a reused card would jump to its place in another tab.
            <li
              key={`${tab} ${item.slug}`}
              onPointerEnter={modal.preload}
              onFocus={modal.preload}
              suppressHydrationWarning
            >
              <Card
                item={item}
                layout="tile"
                thumbnail={
                  item.videoUrl !== undefined && (
                    <VideoThumbnail videoUrl={item.videoUrl} askHost={index >= deferredArrived} />
                  )
                }
                onOpen={modal.open}
              />
            </li>
          ))}
        </ul>
        {tab !== 'Tous' && totals[tab] === 0 && <p>{emptyTabMessage(tab)}</p>}
      </div>
      {remaining > 0 && (
        <div className="no-js:hidden mt-10 grid justify-items-center gap-3">
          {failed && (
            <p role="alert">La suite n’a pas pu être chargée. Vérifiez votre connexion.</p>
          )}
          {/* One button throughout, so that it keeps the focus. */}
          <button
            type="button"
            className="button"
            data-needs={chunkPath(tab, 0)}
            onClick={failed ? retry : showMore}
          >
            {failed ? 'Réessayer' : showMoreLabel(remaining)}
          </button>
          <p role="status" className="text-muted text-sm">
            {loading && 'Chargement…'}
          </p>
        </div>
      )}
      {modal.failed && (
        <LoadError
          message="L’affichage n’a pas pu se charger. Réessayez dans un moment."
          className="load-failure"
          onRetry={modal.retry}
        >
          <button type="button" className="text-action" onClick={modal.dismiss}>
            Fermer
          </button>
        </LoadError>
      )}
      {modal.dialog}
    </div>
  );
}

interface FilterTabsProps {
  tab: Tab;
  /** Number of items in the tab. */
  count: number;
  /** Number of items shown now. */
  shownCount: number;
  /** A message that replaces the number of items. */
  notice: string | false;
  onChoose: (tab: Tab) => void;
}

/** The filter of the grid by category, with the number of items as a status message. */
function FilterTabs({ tab, count, shownCount, notice, onChoose }: FilterTabsProps) {
  return (
    <div className="portfolio-tabs no-js:hidden mb-8 flex flex-wrap items-center gap-x-6">
      <div role="group" aria-label="Filtrer par catégorie" className="flex flex-wrap gap-x-6">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            className="tab"
            data-needs={name === tab ? undefined : chunkPath(name, 0)}
            aria-pressed={name === tab}
            onClick={() => {
              onChoose(name);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status" className={`${notice ? 'font-semibold' : 'text-muted'} text-sm`}>
        {notice ||
          `${count} réalisation${count > 1 ? 's' : ''}${shownCount > PAGE_SIZE ? `, dont ${shownCount} affichées` : ''}`}
      </p>
    </div>
  );
}
