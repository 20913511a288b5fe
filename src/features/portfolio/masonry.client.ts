/**
 * Lays out the portfolio's cards as masonry, each in the shortest column so far, in reading order (spec
 * §9). The style sheet sets the number of columns; browsers with native grid lanes don't need this
 * script. It runs again, before the next paint, on new cards, another width or another font size.
 */
import { assignColumns } from './masonry-columns.ts';

/** Height of one row of the CSS grid, in pixels: vertical positions are multiples of it. */
const ROW_HEIGHT = 4;

// The island's own element stays when React renders its content anew: where the page was changed before hydration (by a
// translation, say), and where a component throws.
const island = document.querySelector('.masonry')?.closest('astro-island');
if (island && !CSS.supports('display', 'grid-lanes')) {
  island.classList.add('masonry-stacked');
  startLayout();
  new MutationObserver(startLayout).observe(island, { childList: true });
}

function startLayout(): void {
  const list = document.querySelector<HTMLElement>('.masonry');
  if (!list) return;
  const layOut = () => {
    layOutCards(list);
  };
  // Also at once: a browser may restore the scroll position before it calls the observer.
  layOut();
  const observer = new ResizeObserver(layOut);
  const observeCards = () => {
    for (const card of list.querySelectorAll('article')) observer.observe(card);
  };
  observer.observe(list);
  observeCards();
  // The first paint of the page leaves the section out; the sizes would be reported a frame after it is there.
  new MutationObserver(layOut).observe(document.documentElement, { attributeFilter: ['class'] });
  // The resize observer would report new cards only after their first paint.
  new MutationObserver(() => {
    observeCards();
    layOut();
  }).observe(list, { childList: true });
}

function layOutCards(grid: HTMLElement): void {
  const style = getComputedStyle(grid);
  const gap = parseFloat(style.columnGap);
  // The number set by the style sheet: the current grid may have more columns, from earlier placements. A list that was
  // removed from the page after an error has no styles.
  const count = parseFloat(style.getPropertyValue('--columns')) || 1;
  const items = [...grid.querySelectorAll('li')];
  const spans = items.map((item) => {
    const card = item.querySelector('article');
    const span = Math.ceil(((card?.clientHeight ?? 0) + 2 * gap) / ROW_HEIGHT);
    const previous = parseFloat(item.style.gridRowEnd.slice('span '.length));
    // A loaded picture may differ from its placeholder by a pixel: one row more or less moves nothing.
    return Math.abs(span - previous) < 2 ? previous : span;
  });
  const columns = assignColumns(spans, count);
  items.forEach(({ style }, index) => {
    style.gridArea = `auto / ${(columns[index] ?? 0) + 1} / span ${spans[index] ?? 0}`;
  });
}
