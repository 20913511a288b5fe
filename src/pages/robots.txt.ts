import type { APIRoute } from 'astro';
import { BASE } from '@/lib/site-paths';

/** Robots may read everything but the desk, and find the list of it here. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: ${BASE}/admin/\n\nSitemap: ${new URL(`${BASE}/sitemap-index.xml`, site).href}\n`,
  );
