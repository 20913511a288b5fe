/**
 * Stacks the cards of the portfolio, each in the column that is the shortest so far, in reading order
 * (spec §9). The style sheet decides the number of columns; a browser with native grid lanes needs
 * none of this. The observer answers before the paint, so that nothing is seen to move; new cards,
 * another width and letters of another size call it again.
 */
import { assignColumns } from './columns.ts';

/** Height of one row of the grid underneath, in pixels: the grain of the vertical positions. */
const ROW = 4;

const list = document.querySelector<HTMLElement>('.masonry');
if (list && !CSS.supports('display', 'grid-lanes')) {
  list.classList.add('masonry-stacked');
  const restack = () => {
    stack(list);
  };
  // At once too: a browser that restores the scroll position may look at the layout before it observes it.
  restack();
  const sizes = new ResizeObserver(restack);
  const observeCards = () => {
    for (const card of list.querySelectorAll('article')) sizes.observe(card);
  };
  sizes.observe(list);
  observeCards();
  // The frame that brings new cards would be painted before the observer of sizes tells of them.
  new MutationObserver(() => {
    observeCards();
    restack();
  }).observe(list, { childList: true });
}

function stack(grid: HTMLElement): void {
  const style = getComputedStyle(grid);
  const gap = parseFloat(style.columnGap);
  // Not those of the grid as it stands, in which a card may still have a column of its own. A list that has left the
  // page, replaced after a failure, has no styles.
  const count = parseFloat(style.getPropertyValue('--columns')) || 1;
  const items = [...grid.querySelectorAll('li')];
  const spans = items.map(({ firstElementChild: card, style }) => {
    const span = Math.ceil(((card?.clientHeight ?? 0) + 2 * gap) / ROW);
    const before = parseFloat(style.gridRowEnd.slice('span '.length));
    // A picture that arrives may be a hair taller or lower than its place: nothing moves for one row.
    return Math.abs(span - before) < 2 ? before : span;
  });
  const columns = assignColumns(spans, count);
  items.forEach(({ style }, index) => {
    style.gridArea = `auto / ${(columns[index] ?? 0) + 1} / span ${spans[index] ?? 0}`;
  });
}
