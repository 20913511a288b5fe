/** What a page shows at one width. Lengths are in pixels from the top of the page. */
export interface Look {
  /** Where the second title of the front page ends. */
  secondPiece: number;
  /** Where the portfolio starts. */
  portfolio: number;
  /** How many cards stand in each row of the first six. */
  rows: number[];
  /** How many of their titles are cut. */
  cut: number;
}

/** Looks at the home page. Runs in the page. */
export function lookAtHome(): Look {
  const top = (element: Element) => element.getBoundingClientRect().top + scrollY;
  const [, second] = document.querySelectorAll('[aria-labelledby="une-title"] a');
  const portfolio = document.getElementById('portfolio');
  const cards = [...document.querySelectorAll('.masonry > li')].slice(0, 6);
  const columns = new Map<number, number>();
  for (const card of cards) {
    const { left } = card.getBoundingClientRect();
    columns.set(left, (columns.get(left) ?? 0) + 1);
  }
  const heights = [...columns.values()];
  const titles = cards.map((card) => card.querySelector('h3')).filter((title) => title !== null);
  return {
    secondPiece: second ? top(second) + second.getBoundingClientRect().height : Number.NaN,
    portfolio: portfolio ? top(portfolio) : Number.NaN,
    rows: Array.from(
      { length: Math.max(...heights) },
      (_, row) => heights.filter((height) => height > row).length,
    ),
    cut: titles.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4).length,
  };
}

/** How many characters a full line of the page's running text has: the median of its paragraphs. Runs in the page. */
export function lineLength(): number {
  /** Long enough to have full lines. */
  const long = 250;
  const lengths = [...document.querySelectorAll('main p:not(:has(br))')]
    .filter((text) => text.textContent.length > long && text.clientHeight > 0)
    .filter((text) => getComputedStyle(text).webkitLineClamp === 'none')
    .map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const ends = new Map<number, number>();
      for (const { bottom, right } of range.getClientRects()) {
        const line = Math.round(bottom / 10);
        ends.set(line, Math.max(right, ends.get(line) ?? 0));
      }
      const { left, width } = text.getBoundingClientRect();
      const last = Math.max(...ends.keys());
      const lines = ends.size - 1 + ((ends.get(last) ?? left) - left) / width;
      return text.textContent.length / lines;
    })
    .sort((a, b) => a - b);
  return Math.round(lengths[Math.floor(lengths.length / 2)] ?? Number.NaN);
}
