import { join } from 'node:path';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { contentRoot } from '../content/environment.server.ts';
import { isAdminPage } from '../content/unlisted-pages.ts';
import { OFFLINE_PATH } from '../features/offline/cache-rules.ts';
import { DOSSIERS_PATH } from '../content/unlisted-pages.ts';
import { readContentData } from '../content/read-file.server.ts';
import { siteAddress } from '../content/site-address.server.ts';

const INNER_PAGE = /^\/(articles|portfolio|publications)\b\/?([^/]*)/;
/** Pages that search engines must not list: secret ones, and those whose content depends on the visitor. */
const UNLISTED_PATHS = [DOSSIERS_PATH, OFFLINE_PATH, '/recherche/'];
const datedEntry = z.object({ date: z.coerce.date().optional() });

/**
 * Astro integration: writes the sitemap for search engines, with the canonical URL of each page and the date of each
 * article.
 */
export function siteMap(): AstroIntegration {
  let address: ReturnType<typeof siteAddress> | undefined;
  return sitemap({
    namespaces: { news: false, xhtml: false, image: false, video: false },
    serialize: async (item) => {
      const { base } = await (address ??= siteAddress());
      const { pathname } = new URL(item.url);
      // The sitemap integration omits the slash at the end of folders.
      const isUnlisted = UNLISTED_PATHS.some((path) => `${pathname}/`.startsWith(base + path));
      if (isAdminPage(pathname, base) || isUnlisted) return undefined;
      const [, folder, slug] = INNER_PAGE.exec(pathname.slice(base.length)) ?? [];
      const url = folder === undefined ? item.url : `${item.url}/`;
      if (folder !== 'articles') return { ...item, url };
      const file = join(contentRoot(), 'portfolio', `${decodeURIComponent(slug ?? '')}.md`);
      const { date } = datedEntry.parse(await readContentData(file));
      return { ...item, url, ...(date && { lastmod: date.toISOString() }) };
    },
  });
}
