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
