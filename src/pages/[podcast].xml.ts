import type { APIRoute } from 'astro';
import { findPodcast, renderPodcast } from '@/features/feed/podcast.server.ts';

/** The podcast's feed is built only if at least one article can be heard. */
export const getStaticPaths = async () =>
  (await findPodcast()) ? [{ params: { podcast: 'podcast' } }] : [];

/** Serves the feed of the podcast: the articles that can be heard, for podcast players. */
export const GET: APIRoute = async () =>
  new Response(await renderPodcast(), { headers: { 'content-type': 'application/rss+xml' } });
