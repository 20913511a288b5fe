import type { APIRoute } from 'astro';
import { themeFeed } from '@/publish/feed/feed.ts';
import type { ArticleEntry } from '@/publish/articles.ts';
import { themesOfArticles } from '@/publish/topics.ts';

export const getStaticPaths = themesOfArticles;

/** The newest articles on a theme, for feed readers. */
export const GET: APIRoute<{ name: string; articles: ArticleEntry[] }> = async ({ props }) =>
  new Response(await themeFeed(props.name, props.articles), {
    headers: { 'content-type': 'application/rss+xml' },
  });
