/** What a page shows at one width. Lengths are in pixels from the top of the page. */
export interface Look {
  /** Where the second piece of the front page ends. */
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
  const [, second] = document.querySelectorAll('[aria-labelledby="une-title"] li');
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
    secondPiece: second ? top(second) + second.clientHeight : Number.NaN,
    portfolio: portfolio ? top(portfolio) : Number.NaN,
    rows: Array.from(
      { length: Math.max(...heights) },
      (_, row) => heights.filter((height) => height > row).length,
    ),
    cut: titles.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4).length,
  };
}

/**
 * How many characters a full line of the page's running text has, for the paragraph with the fewest and that with the
 * most. Runs in the page.
 */
export function lineLengths(): [number, number] {
  /** Long enough to have full lines. */
  const long = 200;
  const lengths = [...document.querySelectorAll('main p')]
    .filter((text) => (text.textContent ?? '').length > long && text.clientHeight > 0)
    .filter((text) => getComputedStyle(text).webkitLineClamp === 'none')
    .map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Map<number, number>();
      for (const { top, right, left } of range.getClientRects()) {
        const line = Math.round(top / 8);
        lines.set(line, (lines.get(line) ?? 0) + right - left);
      }
      const widths = [...lines.values()];
      const full = Math.max(...widths);
      return (text.textContent ?? '').length / widths.reduce((sum, width) => sum + width / full, 0);
    });
  return [Math.round(Math.min(...lengths)), Math.round(Math.max(...lengths))];
}
