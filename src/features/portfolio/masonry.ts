import { assignColumns } from './columns.ts';

/** Height of one row of the underlying grid, in pixels: the grain of the vertical positions. */
const ROW = 4;

/**
 * `<masonry-grid>`: stacks the items of the list inside it, each in the column that is the shortest so
 * far, in reading order. The style sheet decides the number of columns; browsers with native grid
 * lanes need nothing else. The observer answers before the paint, so that nothing is seen to move.
 */
class MasonryGrid extends HTMLElement {
  readonly #sizes = new ResizeObserver(() => {
    this.#arrange();
  });
  readonly #changes = new MutationObserver(() => {
    this.#watch();
  });

  connectedCallback(): void {
    if (CSS.supports('display', 'grid-lanes')) return;
    this.#changes.observe(this, { childList: true, subtree: true });
    this.#watch();
  }

  disconnectedCallback(): void {
    this.#sizes.disconnect();
    this.#changes.disconnect();
  }

  #watch(): void {
    this.#sizes.disconnect();
    this.#sizes.observe(this);
    for (const { firstElementChild: card } of this.#items) if (card) this.#sizes.observe(card);
  }

  get #items(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > ul > li')];
  }

  #arrange(): void {
    const list = this.firstElementChild;
    if (!(list instanceof HTMLElement)) return;
    list.classList.add('masonry-stacked');
    const { columnGap, gridTemplateColumns } = getComputedStyle(list);
    const gap = 2 * Number.parseFloat(columnGap);
    const items = this.#items;
    const heights = items.map((item) => (item.firstElementChild?.clientHeight ?? 0) + gap);
    const columns = assignColumns(heights, gridTemplateColumns.split(' ').length);
    items.forEach((item, index) => {
      item.style.gridColumnStart = String((columns[index] ?? 0) + 1);
      item.style.gridRowEnd = `span ${Math.ceil((heights[index] ?? 0) / ROW)}`;
    });
  }
}

customElements.define('masonry-grid', MasonryGrid);
