import type { APIRoute } from 'astro';
import { findPodcast, renderPodcast } from '@/features/feed/podcast.server.ts';

/** The file exists only while there is something to hear. */
export const getStaticPaths = async () =>
  (await findPodcast()) ? [{ params: { podcast: 'podcast' } }] : [];

/** The articles that can be heard, for podcast players. */
export const GET: APIRoute = async () =>
  new Response(await renderPodcast(), { headers: { 'content-type': 'application/rss+xml' } });
