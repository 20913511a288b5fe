import type { APIRoute } from 'astro';
import { renderTopicFeed } from '@/features/feed/feed.server.ts';
import type { Article } from '@/content/item.ts';
import { listTopicFeeds } from '@/content/static-paths.server.ts';

export const getStaticPaths = listTopicFeeds;

/** Serves the feed of the newest articles on a topic, for feed readers. */
export const GET: APIRoute<{ name: string; articles: Article[] }> = async ({ props }) =>
  new Response(await renderTopicFeed(props.name, props.articles), {
    headers: { 'content-type': 'application/rss+xml' },
  });
