import type { APIRoute } from 'astro';
import { parseTranscript } from '@/content/items.server.ts';
import { plainText } from '@/content/text/plain-text.ts';
import type { TextTree } from '@/content/text/text-tree.ts';
import { getPodcastArticles } from '@/features/feed/podcast.server.ts';

export const getStaticPaths = async () =>
  (await getPodcastArticles()).flatMap((item) => {
    const text = parseTranscript(item);
    return text ? [{ params: { slug: item.slug }, props: { text } }] : [];
  });

/** Serves the transcript of an article of the podcast as plain text, for podcast players. */
export const GET: APIRoute<{ text: TextTree }> = ({ props }) =>
  new Response(props.text.map((block) => plainText([block])).join('\n\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
