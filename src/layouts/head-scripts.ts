/**
 * The site's own pages: neither a place in one, nor a file, nor what opens in a new tab. Links in an island open
 * something over the page instead.
 */
const PAGES = "a[href^='/']:not([href*='#'],[href*='.'],[target],[download],astro-island a)";

/**
 * Speculation rules: browsers that know them prepare a page while the mouse rests on its link. The first script
 * allows it on a desk only: on a phone they would go by what is in view.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: `.ahead ${PAGES}` }, eagerness: 'moderate' }],
});

/** A script that a page is as good without. */
interface Extra {
  address: string;
  /** A selector: only while the document has such an element. */
  under?: string;
}

/**
 * Script that fetches others and runs them, with the visitor's first scroll, touch or key: nothing is fetched for a page
 * that nobody reads.
 */
export function importWhenBegun(extras: readonly Extra[]): string {
  const imports = extras.map(({ address, under }) => {
    const condition = under === undefined ? '' : `document.querySelector("${under}")&&`;
    return `${condition}import("${address}").catch(()=>{});`;
  });
  return `for(let e of["scroll","pointerdown","keydown"])addEventListener(e,()=>{${imports.join('')}},{once:!0})`;
}
