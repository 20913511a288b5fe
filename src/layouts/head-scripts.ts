/**
 * Selector of the links whose pages may be prerendered: links to pages of the site, but not those with a fragment, to a file,
 * in a new tab or without a referrer, nor those in an island, which open a modal instead of a page.
 */
const PAGE_LINKS =
  "a[href^='/']:not([href*='#'],[href*='.'],[rel~='noreferrer'],[target],[download],astro-island a)";

/**
 * Speculation rules: browsers that support them prerender a page while the mouse is over its link. The first script
 * enables them with `.ahead`, only where there is a mouse: phones would prerender links that are in view.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: `.ahead ${PAGE_LINKS}` }, eagerness: 'moderate' }],
});

/** A script that a page works without. */
interface OptionalScript {
  address: string;
  /** Selector; the script is loaded only if the document has a matching element. */
  condition?: string;
}

/**
 * Writes an inline script that imports other scripts on the visitor's first scroll, touch or key, so that nothing is
 * fetched for a page that nobody reads.
 */
export function importOnFirstUse(scripts: readonly OptionalScript[]): string {
  const imports = scripts.map(({ address, condition }) => {
    const guard = condition === undefined ? '' : `document.querySelector("${condition}")&&`;
    return `${guard}import("${address}").catch(()=>{});`;
  });
  return `for(let e of["scroll","pointerdown","keydown"])addEventListener(e,()=>{${imports.join('')}},{once:!0})`;
}
