import type { APIRoute } from 'astro';

/** Robots may read everything, and find the list of it here. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
