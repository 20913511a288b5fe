import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isUnlistedPage } from '../features/offline/cache-rules.ts';
import { siteAddress } from '../content/site-address.server.ts';

const INNER_PAGE = /^\/(articles|confidentialite|confier|en|fiche|portfolio|publications)\b/;

/**
 * Astro integration: writes the sitemap for search engines, with the canonical URL of each page. It has no `lastmod`:
 * the content doesn't say when it was last changed, and search engines distrust a date that stays when a page changes.
 */
export function siteMap(): AstroIntegration {
  let address: ReturnType<typeof siteAddress> | undefined;
  return sitemap({
    namespaces: { news: false, xhtml: false, image: false, video: false },
    serialize: async (item) => {
      const { base } = await (address ??= siteAddress());
      // The sitemap integration omits the slash at the end of folders.
      const path = new URL(item.url).pathname.slice(base.length);
      if (isUnlistedPage(path)) return undefined;
      return INNER_PAGE.test(path) ? { ...item, url: `${item.url}/` } : item;
    },
  });
}
