import type { APIRoute } from 'astro';
import { BASE } from '@/content/paths.ts';
import { ADMIN_PATH } from '@/content/unlisted-pages.ts';

/** Crawlers may read everything but the editor, and find the sitemap here. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: ${BASE}${ADMIN_PATH}\n\nSitemap: ${new URL(`${BASE}/sitemap-index.xml`, site).href}\n`,
  );
