import type { APIRoute } from 'astro';
import { BASE } from '@/lib/site-paths';

/** Robots may read everything, and find the list of it here. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${BASE}/sitemap-index.xml`, site).href}\n`,
  );
