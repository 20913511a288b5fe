import type { APIRoute } from 'astro';
import { BASE } from '@/content/paths.ts';
import { DESK_PATH } from '@/content/admin-path.ts';

/** Crawlers may read everything but the editor, and find the sitemap here. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: ${BASE}${DESK_PATH}\n\nSitemap: ${new URL(`${BASE}/sitemap-index.xml`, site).href}\n`,
  );
