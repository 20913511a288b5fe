import type { APIRoute } from 'astro';
import { renderFeed } from '@/features/feed/feed.server.ts';

/** Serves the feed of the newest articles and publications, for feed readers. */
export const GET: APIRoute = async () =>
  new Response(await renderFeed(), { headers: { 'content-type': 'application/rss+xml' } });
