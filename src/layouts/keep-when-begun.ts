/**
 * Script that fetches the keeper of pages (browser/copies/keep-page.ts) with the visitor's first scroll, touch or key:
 * nothing is fetched for a page that nobody reads. Without the keeper the page is as good.
 *
 * @param keeper its address.
 */
export const keepWhenBegun = (keeper: string): string =>
  `for(let e of["scroll","pointerdown","keydown"])addEventListener(e,()=>{import("${keeper}").catch(()=>{})},{once:!0})`;
