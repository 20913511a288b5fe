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
