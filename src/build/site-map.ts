import { join } from 'node:path';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { contentRoot } from '../content/environment.server.ts';
import { isUnlistedPage } from '../features/offline/cache-rules.ts';
import { readContentData } from '../content/read-file.server.ts';
import { siteAddress } from '../content/site-address.server.ts';

const INNER_PAGE = /^\/(articles|portfolio|publications)\b\/?([^/]*)/;
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
      // The sitemap integration omits the slash at the end of folders.
      const path = new URL(item.url).pathname.slice(base.length);
      if (isUnlistedPage(path)) return undefined;
      const [, folder, slug] = INNER_PAGE.exec(path) ?? [];
      const url = folder === undefined ? item.url : `${item.url}/`;
      if (folder !== 'articles') return { ...item, url };
      const file = join(contentRoot(), 'portfolio', `${decodeURIComponent(slug ?? '')}.md`);
      const { date } = datedEntry.parse(await readContentData(file));
      return { ...item, url, ...(date && { lastmod: date.toISOString() }) };
    },
  });
}
