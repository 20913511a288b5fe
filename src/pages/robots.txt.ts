import type { APIRoute } from 'astro';
import { BASE } from '@/content/paths.ts';
import { ADMIN_PATH } from '@/content/unlisted-pages.ts';

/** Robots may read everything but the desk, and find the list of it here. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: ${BASE}${ADMIN_PATH}\n\nSitemap: ${new URL(`${BASE}/sitemap-index.xml`, site).href}\n`,
  );
